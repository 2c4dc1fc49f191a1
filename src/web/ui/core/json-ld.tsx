/**
 * Structured data for search engines. "<" is escaped, so that no text can close the element. In an application it
 * belongs in a `Still`, as React cannot create scripts in a browser.
 */
export function JsonLd({ data }: { data: Record<string, unknown> }) {
  const json = JSON.stringify({ '@context': 'https://schema.org', ...data }).replaceAll('<', '\\u003c');
  return (
    <script
      type="application/ld+json"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds text only, and "<" is escaped.
      dangerouslySetInnerHTML={{ __html: json }}
    />
  );
}
