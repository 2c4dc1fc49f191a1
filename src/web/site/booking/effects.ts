/** What the booking page does of its own accord where script runs; without, it is the same page. */
import { useEffect, useRef } from 'react';
import { useNavigate, useSubmit } from 'react-router';
import { addressOf, type Choice, now } from './choice.ts';
import { forgetHold, keepDraft, rememberedHold, rememberHold } from './draft.ts';
import { type FormState, isBlank, type Kept } from './form.ts';

/**
 * Moves the focus to the step that has just opened, to the field that is wrong or wanted, or to the day that was chosen;
 * not when the page is first shown.
 */
export function useStepFocus(step: number, address: string, state: FormState | undefined) {
  const before = useRef({ step, address, state });
  useEffect(() => {
    const { current } = before;
    before.current = { step, address, state };
    if (state && state !== current.state && !isBlank(state.details)) keepDraft(state.details);
    const isAnswered = state !== undefined && state !== current.state && !state.isQuiet;
    if (step === current.step && address === current.address && !isAnswered) return;
    const isDay = step === 2 && current.step === 2 && dayOf(address) !== dayOf(current.address);
    // Another month or kind of visit: whoever pressed its button may want the next one.
    if (step === 2 && current.step === 2 && !isDay && !isAnswered) return;
    const field =
      document.querySelector<HTMLElement>('[aria-invalid="true"]') ??
      (state?.edit ? document.querySelector<HTMLElement>(`#details [name="${state.edit}"]`) : null);
    const day = isDay ? document.getElementById('day') : null;
    const target = field ?? day ?? document.querySelector<HTMLElement>('[data-step]');
    target?.focus({ preventScroll: true });
    if (field) field.scrollIntoView({ block: 'center' });
    else if (day) day.scrollIntoView({ block: 'nearest' });
    else document.getElementById(now)?.scrollIntoView({ block: 'start' });
  }, [step, address, state]);
}

function dayOf(address: string) {
  return new URLSearchParams(address.split('?')[1]).get('day');
}

/** Whoever comes back by the browser's button sees the page as it was kept; this asks what has become of it. */
export function useFreshness(revalidate: () => void) {
  const ask = useRef(revalidate);
  ask.current = revalidate;
  useEffect(() => {
    const [visit] = performance.getEntriesByType('navigation') as PerformanceNavigationTiming[];
    if (visit?.type === 'back_forward') ask.current();
    const onShow = ({ persisted }: PageTransitionEvent) => persisted && ask.current();
    addEventListener('pageshow', onShow);
    return () => removeEventListener('pageshow', onShow);
  }, []);
}

/** Puts the token of a time that an answer brought into the address bar, so that a reload finds it. */
export function useAddressOfHold(token: string | undefined, address: string) {
  useEffect(() => {
    if (token && !location.search.includes(token)) history.replaceState(history.state, '', address);
  }, [token, address]);
}

/**
 * Whoever goes back from their details would find the time they keep taken, by themselves: the address of before does
 * not hold its token. So the tab remembers it until it has run out or was used.
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

/** Keeps the time of a link from another page, once: the link itself must change nothing. */
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
