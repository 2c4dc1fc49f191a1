/** Automatic behaviour of the booking page with script. Without script the page is the same. */
import { useCallback, useEffect, useLayoutEffect, useRef, useState } from 'react';
import { useNavigate, useRevalidator, useSubmit } from 'react-router';
import { addressOf, type Choice, now } from '#web/site/booking/data/choice.ts';
import {
  forgetHold,
  hasDraft,
  keepDraft,
  rememberedHold,
  rememberHold,
} from '#web/site/booking/data/draft.ts';
import { type FormState, isBlank, type Kept } from '#web/site/booking/data/form.ts';
import { at } from '#words/language.ts';

/**
 * The form's answer, once the router is done: until then the page is loaded for another address or time. So the page
 * changes once. What was typed before hydration becomes the draft, as does what could not be booked.
 */
export function useAnswer(latest: FormState | undefined, isBusy: boolean) {
  const [first] = useState(latest);
  const shown = useRef(latest);
  if (!isBusy) shown.current = latest;
  const state = shown.current;
  useEffect(() => {
    if (state && !isBlank(state.details) && (state === first || !hasDraft())) keepDraft(state.details);
  }, [state, first]);
  return state;
}

/**
 * Moves the focus to the new step, its error, or the chosen day, before paint, so that no button moves under the
 * pointer. Skipped on load, and if the focus moved since the button was pressed.
 */
export function useStepFocus(step: number, address: string, state: FormState | undefined, isBusy: boolean) {
  const before = useRef({ step, address, state });
  const focusThen = useRef<Element | null>(null);
  useEffect(() => {
    if (isBusy) focusThen.current = document.activeElement;
  }, [isBusy]);
  useLayoutEffect(() => {
    const { current } = before;
    before.current = { step, address, state };
    const isAnswered = state !== undefined && state !== current.state && !state.isQuiet;
    if (step === current.step && address === current.address && !isAnswered) return;
    const { activeElement, body } = document;
    // In a microtask, as the router scrolls to the fragment at the end of this change.
    if (isAnswered && activeElement !== focusThen.current && activeElement !== body) {
      queueMicrotask(() => activeElement?.scrollIntoView({ block: 'nearest' }));
      return;
    }
    const isDay = step === 2 && current.step === 2 && dayOf(address) !== dayOf(current.address);
    // Another month or visit type: the visitor may press the same button again.
    if (step === 2 && current.step === 2 && !isDay && !isAnswered) return;
    queueMicrotask(() => moveTo(state?.edit, isDay));
  }, [step, address, state]);
}

function moveTo(edit: string | undefined, isDay: boolean) {
  const field =
    document.querySelector<HTMLElement>('.error-summary, [aria-invalid="true"]') ??
    (edit ? document.querySelector<HTMLElement>(`#details [name="${edit}"]`) : null);
  const day = isDay ? document.getElementById('day') : null;
  const target = field ?? day ?? document.querySelector<HTMLElement>('[data-step]');
  target?.focus({ preventScroll: true });
  // At the top, so that the fields named by the error fit below.
  if (field) field.scrollIntoView({ block: field.matches('.error-summary') ? 'start' : 'center' });
  else if (day) day.scrollIntoView({ block: 'nearest' });
  else document.getElementById(now)?.scrollIntoView({ block: 'start' });
}

function dayOf(address: string) {
  return new URLSearchParams(address.split('?')[1]).get('day');
}

/**
 * Revalidates only if the server answers: the error page of a failed load would replace the form and everything typed.
 */
export function useAsking() {
  const { revalidate } = useRevalidator();
  return useCallback(async () => {
    const answer = await fetch(location.href, { method: 'HEAD' }).catch(() => null);
    if (answer?.ok) await revalidate();
  }, [revalidate]);
}

/** The browser's back button shows a cached page, so this refreshes it. */
export function useFreshness(ask: () => void) {
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'back_forward') ask();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && ask();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, [ask]);
}

/** A page restored from history keeps its scroll position, below the notice of what has changed since. */
export function useNoticeInView(notice: string | null) {
  useLayoutEffect(() => {
    if (notice === 'used' || notice === 'gone')
      document.getElementById(now)?.scrollIntoView({ block: 'start' });
  }, [notice]);
}

/** Puts the token of a new hold into the address bar, so that a reload finds it. */
export function useAddressOfHold(token: string | undefined, address: string) {
  useEffect(() => {
    if (token && !location.search.includes(token)) history.replaceState(history.state, '', at(address));
  }, [token, address]);
}

/**
 * Addresses of earlier steps lack the token, so a visitor who goes back would find their own time taken. The tab
 * remembers it until it expires or is used.
 */
export function useRememberedHold(kept: Kept | null, choice: Choice) {
  const navigate = useNavigate();
  useEffect(() => {
    if (kept) return rememberHold(kept.token, kept.secondsLeft);
    if (choice.hold) return forgetHold();
    const hold = choice.start ? null : rememberedHold();
    if (hold) navigate(addressOf(choice, { hold }), { replace: true, preventScrollReset: true });
  }, [kept, choice, navigate]);
}

/** Holds the time of a link from another page, once. The link alone must change nothing. */
export function useAutomaticHold({
  isWanted,
  action,
  fields,
}: {
  isWanted: boolean;
  action: string;
  fields: Record<string, string>;
}) {
  const submit = useSubmit();
  const done = useRef('');
  useEffect(() => {
    if (!isWanted || done.current === action) return;
    done.current = action;
    submit(fields, { method: 'post', action, replace: true, preventScrollReset: true });
  });
}
