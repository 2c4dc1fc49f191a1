/**
 * What is being typed, kept in this tab only, so that a reload or a look at another time loses nothing. It goes with the
 * tab, or once the appointment is booked.
 */
import { type Details, emptyDetails } from './form.ts';

const place = 'appointment-details';
const placeOfHold = 'appointment-hold';

export function keepDraft(details: Details) {
  attempt(() => sessionStorage.setItem(place, JSON.stringify(details)));
}

/** Once it is sent, the time that was kept for it is spent too. */
export function forgetDraft() {
  attempt(() => sessionStorage.removeItem(place));
  forgetHold();
}

/** The token of the time that is kept; going back leads to addresses that do not hold it yet. */
export function rememberHold(token: string, seconds: number) {
  attempt(() =>
    sessionStorage.setItem(placeOfHold, JSON.stringify({ token, until: Date.now() + seconds * 1000 })),
  );
}

export function forgetHold() {
  attempt(() => sessionStorage.removeItem(placeOfHold));
}

/** Null once it has run out. */
export function rememberedHold(): string | null {
  const held = attempt(
    () =>
      JSON.parse(sessionStorage.getItem(placeOfHold) ?? 'null') as { token: string; until: number } | null,
  );
  return held && held.until > Date.now() ? held.token : null;
}

/** Writes what was typed before into the fields that are still empty. */
export function fillFromDraft(form: HTMLFormElement) {
  const draft = attempt(() => JSON.parse(sessionStorage.getItem(place) ?? '{}') as Partial<Details>) ?? {};
  for (const name of names) {
    const field = form.elements.namedItem(name);
    const value = draft[name];
    if (!value) continue;
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
