/**
 * The errors of a form, above it: each links to its field. It takes the focus when the page loads, without script too,
 * so that nobody has to look for why the form is back.
 */
export function ErrorSummary({
  title,
  errors = [],
  children,
}: {
  title: string;
  errors?: { id: string; label: string; message: string }[];
  children?: React.ReactNode;
}) {
  return (
    // biome-ignore lint/a11y/noAutofocus: this is where reading must go on after a form was refused.
    <section autoFocus tabIndex={-1} aria-labelledby="error-summary-title" className="error-summary">
      <p id="error-summary-title" className="text-lg font-semibold">
        {title}
      </p>
      {children}
      {errors.length > 0 ? (
        <ul className="mt-2 grid gap-1">
          {errors.map(({ id, label, message }) => (
            <li key={id}>
              <a href={`#${id}`} className="font-semibold text-danger underline underline-offset-4">
                {label}: {message}
              </a>
            </li>
          ))}
        </ul>
      ) : null}
    </section>
  );
}
