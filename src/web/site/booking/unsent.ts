/** What the booking page shows where a form did not arrive: no network, or the hospital's server is away. */
import { type Details, emptyDetails, type FormState, isBlank } from './form.ts';

/** The form as it was; nothing that was typed, and none of the steps that were gone, is lost. */
export function unsent(form: FormData): FormState {
  const field = (name: string) => String(form.get(name) ?? '');
  const intent = field('intent');
  const details = Object.fromEntries(
    Object.keys(emptyDetails).map((name) => [name, field(name)]),
  ) as unknown as Details;
  return {
    show:
      intent === 'book' || field('show') === 'check'
        ? 'check'
        : intent === 'hold' && !isBlank(details)
          ? 'choose'
          : 'details',
    details,
    errors: {},
    // The same request again: what has arrived after all is not done twice.
    key: field('key'),
    openedAt: Number(field('openedAt')) || Date.now(),
    isUnsent: true,
    // Nobody has asked for what the page does by itself.
    isQuiet: field('automatic') !== '',
  };
}
