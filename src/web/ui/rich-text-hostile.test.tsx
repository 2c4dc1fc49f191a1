import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import {
  hostileAddresses,
  hostileDocuments,
  hostileWords,
  oddAddresses,
} from '#contract/rich-text.hostile.ts';
import { type RichText as RichTextDocument, RichText as RichTextSchema } from '#contract/rich-text.ts';
import { RichText } from './rich-text.tsx';

function markupOf(document: unknown) {
  return renderToStaticMarkup(<RichText document={document as RichTextDocument} />);
}

test('a hostile document is refused, or rendered as text', () => {
  const accepted = hostileDocuments.filter(({ document }) => RichTextSchema.safeParse(document).success);
  expect(hostileDocuments.length).toBeGreaterThan(200);
  // Words and addresses that only look like markup are allowed.
  expect(accepted.length).toBe(hostileWords.length * 4 + oddAddresses.length);
  const drawn = accepted.map(({ name, document }) => [
    name,
    ...dangersIn(markupOf(RichTextSchema.parse(document))),
  ]);
  expect(drawn.filter(([, ...dangers]) => dangers.length > 0)).toEqual([]);
});

test('no address outside the list is ever accepted', () => {
  const accepted = hostileAddresses.filter((href) => {
    const content = [{ type: 'text', text: 'x', marks: [{ type: 'link', attrs: { href } }] }];
    return RichTextSchema.safeParse({ type: 'doc', content: [{ type: 'paragraph', content }] }).success;
  });
  expect(accepted).toEqual([]);
});

test('a document that came past the contract is drawn without danger or not at all', () => {
  const drawn = hostileDocuments.map(({ name, document }) => {
    try {
      return [name, ...dangersIn(markupOf(document))];
    } catch {
      // It is not rendered.
      return [name];
    }
  });
  expect(drawn.filter(([, ...dangers]) => dangers.length > 0)).toEqual([]);
});

test('these tests detect a danger', () => {
  for (const [markup, danger] of [
    ['<p>x<script>ran=1</script></p>', 'script'],
    ['<p onclick="ran=1">x</p>', 'p onclick'],
    ['<a href="javascript:ran=1">x</a>', 'a href'],
    ['<a href="//evil.example">x</a>', 'a href'],
    ['<img src="https://evil.example/x" alt="x"/>', 'img src'],
    ['<img srcSet="/media/0123456789abcdef/320.webp 320w, https://evil.example/x 1w"/>', 'img srcset'],
    ['<p style="color:red">x</p>', 'p style'],
  ] as const)
    expect([markup, dangersIn(markup)]).toEqual([markup, [danger]]);
});

/**
 * Elements, attributes and addresses that our texts never have. React quotes every value, so a pattern can read them.
 */
function dangersIn(markup: string) {
  const found: string[] = [];
  for (const [, name = '', attributes = ''] of markup.matchAll(
    /<([a-z][^\s>/]*)((?:\s[^\s=>]+="[^"]*")*)/gi,
  )) {
    if (!elements.has(name)) found.push(name);
    for (const [, attribute = '', value = ''] of attributes.matchAll(/\s([^\s=]+)="([^"]*)"/g)) {
      const isSafe = safe[attribute.toLowerCase()];
      if (!isSafe?.test(value)) found.push(`${name} ${attribute.toLowerCase()}`);
    }
  }
  return found;
}

const elements = new Set(
  'div p h2 h3 ul ol li blockquote strong em a br section table thead tbody tr th td figure figcaption picture source img'.split(
    ' ',
  ),
);
const ours = String.raw`/media/[0-9a-f]{16,40}/\d+\.(webp|avif)`;
const any = /^/;
const safe: Record<string, RegExp> = {
  href: /^(https?:\/\/|mailto:|tel:|\/(?![/\\])|#)/,
  src: new RegExp(`^${ours}$`),
  srcset: new RegExp(`^${ours} \\d+w(, ${ours} \\d+w)*$`),
  rel: /^noopener$/,
  scope: /^(row|col)$/,
  tabindex: /^0$/,
  width: /^\d+$/,
  height: /^\d+$/,
  ...Object.fromEntries(
    ['alt', 'aria-label', 'class', 'decoding', 'loading', 'sizes', 'type'].map((name) => [name, any]),
  ),
};
