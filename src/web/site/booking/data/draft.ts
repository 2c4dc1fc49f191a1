/**
 * What the visitor is typing, in this tab only, so that a reload or another time loses nothing. Gone once the tab
 * closes or the appointment is booked.
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

/** Sending the form uses up the hold too. */
export function forgetDraft() {
  attempt(() => sessionStorage.removeItem(place));
  forgetHold();
}

/** The hold's token, for earlier addresses that lack it. */
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

export function fillFromDraft(form: HTMLFormElement) {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Details>) ?? {};
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const value = draft[name];
    if (!value) continue;
    // Filled fields must not be hidden in a fold.
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

/** Browsers may forbid storage. */
function attempt<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
