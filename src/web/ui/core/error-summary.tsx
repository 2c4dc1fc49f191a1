/**
 * Lists what keeps a form from being sent. It takes the focus on page load, even without script, so that the reason is
 * found at once.
 */
import { counted } from '#words/say.ts';
import { callable } from './callable.tsx';

export function ErrorSummary({ title, children }: { title: string; children?: React.ReactNode }) {
  return (
    // biome-ignore lint/a11y/noAutofocus: reading must continue here after a form was refused.
    <section autoFocus tabIndex={-1} aria-labelledby="error-summary-title" className="error-summary">
      <p id="error-summary-title" className="text-lg font-semibold">
        {callable(title)}
      </p>
      {children}
    </section>
  );
}

/** Field errors with a link to each, in the order of the labels; an error without a field is plain text. */
export function FieldErrors<Name extends string>({
  labels,
  errors,
  idOf = (name) => name,
}: {
  labels: Record<Name, string>;
  errors: Partial<Record<string, string>>;
  idOf?(name: Name): string;
}) {
  const wrong = (Object.keys(labels) as Name[]).filter((name) => errors[name]);
  const others = Object.entries(errors).filter(([name, message]) => message && !(name in labels));
  const count = wrong.length + others.length;
  return (
    <ErrorSummary title={counted('Please check one field', 'Please check {count} fields', count)}>
      <ul className="mt-2 grid gap-1">
        {wrong.map((name) => (
          <li key={name}>
            <a
              href={`#${idOf(name)}`}
              className="font-semibold text-danger underline underline-offset-4"
              onClick={(event) => {
                // In an application a new fragment is a navigation, which drops the action's answer.
                event.preventDefault();
                const field = document.getElementById(idOf(name));
                // As the browser does for a fragment.
                field?.closest('details')?.setAttribute('open', '');
                field?.focus();
              }}
            >
              {labels[name]}: {errors[name]}
            </a>
          </li>
        ))}
        {others.map(([name, message]) => (
          <li key={name}>{callable(message ?? '')}</li>
        ))}
      </ul>
    </ErrorSummary>
  );
}
