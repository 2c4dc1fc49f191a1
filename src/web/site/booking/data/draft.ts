/**
 * What the visitor is typing, in this tab only, so that a reload or another choice of time loses nothing. It is gone
 * when the tab closes or the appointment is booked.
 */
import { type Details, emptyDetails } from './form.ts';

const place = 'appointment-details';
const placeOfHold = 'appointment-hold';

export function keepDraft(details: Details) {
  attempt(() => sessionStorage.setItem(place, JSON.stringify(details)));
}

export function hasDraft() {
  return attempt(() => sessionStorage.getItem(place) !== null) ?? false;
}

/** Sending the form uses up its hold too. */
export function forgetDraft() {
  attempt(() => sessionStorage.removeItem(place));
  forgetHold();
}

/** The token of the hold. Going back leads to addresses that do not have it yet. */
export function rememberHold(token: string, seconds: number) {
  attempt(() =>
    sessionStorage.setItem(placeOfHold, JSON.stringify({ token, until: Date.now() + seconds * 1000 })),
  );
}

export function forgetHold() {
  attempt(() => sessionStorage.removeItem(placeOfHold));
}

/** Null once it has expired. */
export function rememberedHold(): string | null {
  const held = attempt(
    () =>
      JSON.parse(sessionStorage.getItem(placeOfHold) ?? 'null') as { token: string; until: number } | null,
  );
  return held && held.until > Date.now() ? held.token : null;
}

/** Fills fields that are still empty with what was typed before. */
export function fillFromDraft(form: HTMLFormElement) {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Details>) ?? {};
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const value = draft[name];
    if (!value) continue;
    // What is filled in must not hide in a fold.
    if (field instanceof HTMLElement) field.closest('details')?.setAttribute('open', '');
    if (field instanceof HTMLInputElement && field.type === 'checkbox') field.checked = true;
    else if ((field instanceof HTMLInputElement || field instanceof HTMLTextAreaElement) && !field.value)
      field.value = value;
  }
}

export function detailsOf(form: HTMLFormElement): Details {
  const typed = new FormData(form);
  return Object.fromEntries(names.map((name) => [name, String(typed.get(name) ?? '')])) as unknown as Details;
}

const names = Object.keys(emptyDetails) as (keyof Details)[];

/** A browser may forbid storage. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
