/** What the booking page shows if a request did not arrive: no network, or the server is down. */
import { type Details, emptyDetails, type FormState, isBlank } from './form.ts';

/** The form as it was, with everything typed and every step taken. */
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
    // Repeats the same request, so that one that did arrive is not done twice.
    key: field('key'),
    openedAt: Number(field('openedAt')) || Date.now(),
    isUnsent: true,
    // The page sent it without being asked.
    isQuiet: field('automatic') !== '',
  };
}
