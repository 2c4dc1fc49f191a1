import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { quietHtml } from './quiet-html.ts';

describe('pasted HTML', () => {
  test.each([
    ['text stays as it is', 'a < b, style = fine, on = off', 'a < b, style = fine, on = off'],
    [
      'tags and their attributes stay',
      '<p class="a" title=b hidden>x</p>',
      '<p class="a" title=b hidden>x</p>',
    ],
    ['styles stay readable', `<p style="font-weight:bold">x`, `<p data-style="font-weight:bold">x`],
    ['handlers go', `<img src=x onerror=alert(1) ONLOAD="y">`, '<img src=x>'],
    ['handlers behind a slash go', '<svg/onload=alert(1)>', '<svg>'],
    [
      'a value that looks like a tag is a value',
      `<a title="<p style='x'>" style=y>`,
      `<a title="<p style='x'>" data-style=y>`,
    ],
    ['a quote in a value without quotes is a letter', `<p title=a"b onclick=c>d`, `<p title=a"b>d`],
    ['scripts and styles go', '<script>if (a<b) c()</script><style>p{}</style>x', 'x'],
    ['one that is never closed ends with the text', 'a<style>p{', 'a'],
    ['addresses and the frame of a page go', '<base href=x><meta charset=utf-8><body onload=x>a</body>', 'a'],
    ['comments are left alone', '<!-- <p style=x> --><p>a', '<!-- <p style=x> --><p>a'],
    ['a tag without an end is forgotten, as a browser does', 'Words <p style="a', 'Words '],
  ])('%s', (_, html, quiet) => {
    expect(quietHtml(html)).toBe(quiet);
  });

  test('an excessively deep clipboard context is ignored', () => {
    const slice = (context: string) => `<p data-pm-slice='1 1 ${context}'>x</p>`;
    expect(quietHtml(slice('["blockquote",null]'))).toBe(slice('["blockquote",null]'));
    expect(quietHtml(slice(`[${'"blockquote",null,'.repeat(1000)}]`))).toBe('<p>x</p>');
  });

  test('a second pass over any pasted HTML removes nothing more', () => {
    const pieces = fc.constantFrom(
      ...[
        '<p',
        '<svg',
        '</p',
        '<script>',
        '</script>',
        '>',
        '/',
        ' ',
        '"',
        "'",
        '=',
        'style',
        'onload',
        'a',
        '<!--',
        '-->',
      ],
    );
    fc.assert(
      fc.property(fc.array(pieces, { maxLength: 30 }), (parts) => {
        const quiet = quietHtml(parts.join(''));
        expect(quietHtml(quiet)).toBe(quiet);
      }),
      { numRuns: 2000 },
    );
  });
});
