import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { JsonLd } from './json-ld.tsx';

test('no text of an entry closes the structured data element', () => {
  const name = '</script><script>ran=1</script><!--';
  const html = renderToStaticMarkup(<JsonLd data={{ name }} />);
  const [, json = ''] = /^<script type="application\/ld\+json">([^<]*)<\/script>$/.exec(html) ?? [];
  expect(JSON.parse(json)).toEqual({ '@context': 'https://schema.org', name });
});
