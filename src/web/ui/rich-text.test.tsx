import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { isEmptyRichText, RichText } from './rich-text.tsx';

function html(...content: unknown[]) {
  const markup = renderToStaticMarkup(<RichText document={{ type: 'doc', content } as RichTextDocument} />);
  return markup.replace(/^<div class="[^"]*">(.*)<\/div>$/s, '$1');
}
const text = (words: string, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
const link = (href: string) => html(paragraph(text('here', { type: 'link', attrs: { href } })));

describe('rich text', () => {
  it('renders every kind of node', () => {
    expect(
      html(
        { type: 'heading', attrs: { level: 2 }, content: [text('Two')] },
        { type: 'heading', attrs: { level: 3 }, content: [text('Three')] },
        paragraph(text('One'), { type: 'hardBreak' }, text('more')),
        { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('a'))] }] },
        {
          type: 'orderedList',
          content: [
            {
              type: 'listItem',
              content: [
                paragraph(text('b')),
                { type: 'bulletList', content: [{ type: 'listItem', content: [paragraph(text('c'))] }] },
              ],
            },
          ],
        },
        { type: 'blockquote', content: [paragraph(text('said'))] },
      ),
    ).toBe(
      '<h2>Two</h2><h3>Three</h3><p>One<br/>more</p><ul><li><p>a</p></li></ul>' +
        '<ol><li><p>b</p><ul><li><p>c</p></li></ul></li></ol><blockquote><p>said</p></blockquote>',
    );
  });

  it('nests several marks around the same words', () => {
    expect(html(paragraph(text('both', { type: 'bold' }, { type: 'italic' })))).toBe(
      '<p><strong><em>both</em></strong></p>',
    );
  });

  it.each(['https://example.org/a', 'mailto:a@example.org', 'tel:+44 20', '/doctors', '#hours'])(
    'follows a link to %s',
    (href) => {
      expect(link(href)).toContain(`href="${href}"`);
    },
  );

  it.each([
    'javascript:alert(1)',
    ' javascript:alert(1)',
    'JaVaScRiPt:alert(1)',
    'data:text/html,x',
    'vbscript:x',
    '//evil.example',
    '/\\evil.example',
    'java\nscript:alert(1)',
  ])('keeps the words of a link to %j and drops the link', (href) => {
    expect(link(href)).toBe('<p>here</p>');
  });

  it('writes text as text, never as markup', () => {
    expect(html(paragraph(text('<img src=x onerror=alert(1)>')))).toBe(
      '<p>&lt;img src=x onerror=alert(1)&gt;</p>',
    );
  });

  it('leaves out nodes and marks that it does not know', () => {
    expect(html({ type: 'iframe', attrs: { src: 'x' } }, paragraph(text('kept', { type: 'blink' })))).toBe(
      '<p>kept</p>',
    );
  });

  it('counts as empty without a block', () => {
    expect(isEmptyRichText({ type: 'doc', content: [] })).toBe(true);
    expect(isEmptyRichText(null)).toBe(true);
    expect(isEmptyRichText({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe(true);
    expect(isEmptyRichText({ type: 'doc', content: [paragraph(text('x')) as never] })).toBe(false);
  });
});
