import { renderToStaticMarkup } from 'react-dom/server';
import { describe, expect, it } from 'vitest';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { inLanguage } from '#words/in-language.ts';
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

  it.each(['https://example.org/a', 'mailto:a@example.org', 'tel:+44 20', '/doctors', '#hours'])(
    'follows a link to %s',
    (href) => {
      expect(link(href)).toContain(`href="${href}"`);
    },
  );

  it('keeps links of a German page within German pages, and changes no others', () => {
    const hrefs = [
      '/doctors',
      '/administration',
      '/admin',
      '/media/1/1-640.webp',
      '/api/search',
      '#hours',
      'tel:999',
    ];
    const links = hrefs.map((href) => text('x', { type: 'link', attrs: { href } }));
    const german = inLanguage({ language: 'de', country: 'DE', isMain: false }, () =>
      html(paragraph(...links)),
    );
    expect([...german.matchAll(/href="([^"]*)"/g)].map(([, href]) => href)).toEqual([
      '/de/doctors',
      '/de/administration',
      ...hrefs.slice(2),
    ]);
  });

  it('gives a table a box that the keyboard can scroll, named by its first row, and headings their direction', () => {
    const cell = (words: string, type = 'tableCell') => ({ type, content: [paragraph(text(words))] });
    const row = (...content: unknown[]) => ({ type: 'tableRow', content });
    const head = row(cell('Day', 'tableHeader'), cell('Hours', 'tableHeader'));
    const table = (...content: unknown[]) => ({ type: 'table', content });
    expect(html(table(head, row(cell('Monday', 'tableHeader'), cell('9 to 5'))))).toBe(
      '<section class="rich-table" aria-label="Table: Day, Hours" tabindex="0"><table>' +
        '<thead><tr><th scope="col">Day</th><th scope="col">Hours</th></tr></thead>' +
        '<tbody><tr><th scope="row">Monday</th><td>9 to 5</td></tr></tbody></table></section>',
    );
    const two = { type: 'tableCell', content: [paragraph(text('a')), paragraph(text('b'))] };
    expect(html(table(row(two)))).toContain(
      '<table><tbody><tr><td><p>a</p><p>b</p></td></tr></tbody></table>',
    );
  });

  it('numbers tables that share a page, so that no two have the same name', () => {
    const row = { type: 'tableRow', content: [{ type: 'tableCell', content: [paragraph(text('x'))] }] };
    const table = { type: 'table', content: [row] };
    expect(html(table, paragraph(), { ...table }).match(/aria-label="[^"]*"/g)).toEqual([
      'aria-label="Table 1: x"',
      'aria-label="Table 2: x"',
    ]);
  });

  it('renders a picture from its key alone, no wider than its file', () => {
    const attrs = { mediaId: 1, key: '0123456789abcdef', width: 400, height: 300, alt: 'A ward' };
    const markup = html({ type: 'image', attrs: { ...attrs, caption: 'Ward 3' } });
    expect(markup).toContain('src="/media/0123456789abcdef/320.webp"');
    expect(markup).toContain('srcSet="/media/0123456789abcdef/320.avif 320w"');
    expect(markup).toMatch(/alt="A ward" width="400" height="300" loading="lazy"/);
    expect(markup).toMatch(/<figcaption>Ward 3<\/figcaption><\/figure>$/);
    expect(html({ type: 'image', attrs })).not.toContain('figcaption');
    expect(html({ type: 'image', attrs: { ...attrs, key: '../x' } })).toBe('');
  });

  it('links a phone number in international form', () => {
    expect(html(paragraph(text('Call +44 20 7946 0100, day or night.')))).toBe(
      '<p>Call <a href="tel:+442079460100" class="whitespace-nowrap">+44 20 7946 0100</a>, day or night.</p>',
    );
    const link = { type: 'link', attrs: { href: '/contact' } };
    expect(html(paragraph(text('+44 20 7946 0100', link)))).toBe(
      '<p><a href="/contact">+44 20 7946 0100</a></p>',
    );
    expect(html(paragraph(text('1 + 1 = 2, +5 kg in 2026 2027')))).toBe(
      '<p>1 + 1 = 2, +5 kg in 2026 2027</p>',
    );
  });

  it('is empty without a block', () => {
    expect(isEmptyRichText({ type: 'doc', content: [] })).toBe(true);
    expect(isEmptyRichText(null)).toBe(true);
    expect(isEmptyRichText({ type: 'doc', content: [{ type: 'paragraph' }] })).toBe(true);
    expect(isEmptyRichText({ type: 'doc', content: [paragraph(text('x')) as never] })).toBe(false);
    expect(isEmptyRichText({ type: 'doc', content: [{ type: 'image', attrs: {} } as never] })).toBe(false);
  });
});
