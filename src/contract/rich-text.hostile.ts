/**
 * Documents that try to run something, reach another site or take very long. One that succeeds sets the global `ran` or
 * requests evil.example. Test data only.
 */

/** Must be refused. */
export const hostileAddresses: string[] = [
  'javascript:ran=1',
  'JaVaScRiPt:ran=1',
  ' javascript:ran=1',
  '\tjavascript:ran=1',
  '\u0001javascript:ran=1',
  '\u00a0javascript:ran=1',
  '\ufeffjavascript:ran=1',
  'java\tscript:ran=1',
  'java\nscript:ran=1',
  'java\r\nscript:ran=1',
  'javascript\u200b:ran=1',
  'javascript&colon;ran=1',
  'javascript&#58;ran=1',
  'javascript%3Aran=1',
  'javascript://example.org/%0Aran=1',
  'javascript:/*https://example.org*/ran=1',
  'ｊavascript:ran=1',
  'feed:javascript:ran=1',
  'view-source:javascript:ran=1',
  'jar:javascript:ran=1',
  'vbscript:ran=1',
  'livescript:ran=1',
  'mocha:ran=1',
  'data:text/html,<script>ran=1</script>',
  'DATA:text/html;base64,PHNjcmlwdD5yYW49MTwvc2NyaXB0Pg==',
  'data:image/svg+xml,<svg onload="ran=1"/>',
  'blob:https://evil.example/1',
  'file:///etc/passwd',
  'filesystem:https://evil.example/x',
  'about:blank',
  'chrome://settings',
  'intent://evil.example#Intent;scheme=https;end',
  'ws://evil.example',
  '//evil.example/x',
  '/\\evil.example/x',
  '\\\\evil.example\\x',
  '/\t/evil.example/x',
  'evil.example',
  './x',
  '../x',
  '?x',
  '',
];

/** Allowed; each must stay a single attribute. */
export const oddAddresses: string[] = [
  'https://example.org/"onmouseover="ran=1',
  'https://example.org/"><script>ran=1</script>',
  "https://example.org/'onfocus='ran=1'autofocus='",
  'https://example.org/`onload=`ran=1`',
  'https://example.org/?q=<svg/onload=ran=1>',
  'https://example.org/&quot;onclick=ran=1',
  'https://javascript:ran=1@example.org/',
  'mailto:a@example.org?body="><img/src/onerror=ran=1>',
  'mailto:javascript:ran=1',
  '/search?q="><script>ran=1</script>',
  '/javascript:ran=1',
];

export const hostileWords: string[] = [
  '<script>ran=1</script>',
  '</p></div><script>ran=1</script>',
  '<img src=x onerror="ran=1">',
  '<svg onload=ran=1>',
  '"><svg/onload=ran=1>',
  "' onfocus='ran=1' autofocus='",
  '<!--><script>ran=1</script>-->',
  '<![CDATA[<script>ran=1</script>]]>',
  '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>',
  '<style>@import "https://evil.example/x.css";</style>',
  '</textarea></title></style></script><script>ran=1</script>',
  '&lt;script&gt;ran=1&lt;/script&gt;',
  '{{constructor.constructor("ran=1")()}}',
  `$\{ran=1}`,
  '<a href="javascript:ran=1">x</a>',
  '\u202e<tpircs>1=nar</tpircs>',
];

const text = (words: unknown, ...marks: unknown[]) => ({ type: 'text', text: words, marks });
const paragraph = (...content: unknown[]) => ({ type: 'paragraph', content });
export const madeUpKey = '0123456789abcdef0123456789abcdef';
const picture = (attrs: object = {}) => ({
  type: 'image',
  attrs: {
    mediaId: 1,
    key: madeUpKey,
    width: 640,
    height: 480,
    alt: 'A ward',
    ...attrs,
  },
});
const cells = (...content: unknown[]) => ({ type: 'table', content: [{ type: 'tableRow', content }] });
const cell = (content: unknown, more: object = {}) => ({ type: 'tableCell', content: [content], ...more });
const list = (...content: unknown[]) => ({ type: 'bulletList', content });
const link = (attrs: unknown) => paragraph(text('press', { type: 'link', attrs }));
const markup = '<img src=x onerror=ran=1>';

function nested(type: string, levels: number) {
  let inner: object = paragraph(text('deep'));
  for (let level = 0; level < levels; level++) inner = { type, content: [inner] };
  return inner;
}

/** Grouped by attack. */
const tries: Record<string, unknown[]> = {
  'a node that runs': [
    'script',
    'iframe',
    'object',
    'embed',
    'svg',
    'style',
    'link',
    'base',
    'form',
    'html',
  ].map((type) => ({ type, attrs: { src: 'javascript:ran=1', srcdoc: '<script>parent.ran=1</script>' } })),
  'a node whose name is no word': [
    { type: '__proto__', content: [paragraph(text('x'))] },
    { type: 'constructor' },
    { type: 'toString' },
    { type: ['paragraph'] },
    { type: { toString: 'paragraph' } },
    { type: null },
    { type: 'Paragraph' },
    { type: 'paragraph ' },
    'paragraph',
    null,
    [paragraph(text('x'))],
  ],
  'a node that brings markup along': [
    { type: 'rawHtml', attrs: { html: markup } },
    { type: 'codeBlock', content: [text(markup)] },
    { ...paragraph(text('x')), innerHTML: markup },
    { ...paragraph(text('x')), dangerouslySetInnerHTML: { __html: markup } },
    { ...paragraph(text('x')), attrs: { dangerouslySetInnerHTML: { __html: markup } } },
    { ...paragraph(text('x')), attrs: { style: 'background:url(https://evil.example/x)', onclick: 'ran=1' } },
    { ...paragraph(text('x')), attrs: { class: 'fixed inset-0', id: 'main' } },
  ],
  'a React element in the place of text': [
    paragraph(text({ $$typeof: 'Symbol(react.element)', type: 'script', props: { children: 'ran=1' } })),
    paragraph(text({ type: 'img', key: null, ref: null, props: { src: 'x', onerror: 'ran=1' } })),
    paragraph(text(['<script>', 'ran=1'])),
    paragraph(text(7)),
    paragraph(text(null)),
    paragraph({ type: 'text', html: markup }),
    { type: 'paragraph', content: { length: 1, 0: text('x') } },
    { type: 'paragraph', content: markup },
    { type: 'text', text: markup },
  ],
  'a heading of a level that is none': [
    'script',
    '2',
    1,
    0,
    -1,
    2.5,
    1e9,
    null,
    ['2'],
    '2 onclick=ran=1',
  ].map((level) => ({ type: 'heading', attrs: { level }, content: [text('x')] })),
  'a mark that is none': [
    paragraph(text('x', { type: 'script' })),
    paragraph(text('x', { type: 'textStyle', attrs: { style: 'background:url(https://evil.example/x)' } })),
    paragraph(text('x', { type: 'bold', attrs: { onmouseover: 'ran=1' } })),
    paragraph(text('x', { type: 'constructor' })),
    paragraph(text('x', 'bold')),
    paragraph(text('x', ...Array(500).fill({ type: 'bold' }))),
    paragraph({ type: 'text', text: 'x', marks: { type: 'bold' } }),
  ],
  'a link with more than an address': [
    link({ href: 'https://example.org', onclick: 'ran=1' }),
    link({ href: 'https://example.org', target: '_blank', rel: '' }),
    link({ href: 'https://example.org', style: 'position:fixed;inset:0' }),
    link({ href: ['javascript:ran=1'] }),
    link({ href: { toString: 'javascript:ran=1' } }),
    link({ href: null }),
    link(null),
    paragraph(text('x', { type: 'link' })),
  ],
  'a link where none may be led to': hostileAddresses.map((href) => link({ href })),
  'a link that is two attributes': oddAddresses.map((href) => link({ href })),
  'a picture that is none of ours': [
    '../../api/admin',
    'https://evil.example/x',
    '0123456789abcdef" onerror="ran=1',
    '0123456789abcdef 1w, https://evil.example/x',
    '0123456789ABCDEF',
    '',
    null,
    ['0123456789abcdef'],
    'a'.repeat(5000),
  ].map((key) => picture({ key })),
  'a picture with more than it has': [
    picture({ src: 'https://evil.example/x' }),
    picture({ srcset: 'https://evil.example/x 1w' }),
    picture({ onerror: 'ran=1' }),
    picture({ width: '1" onerror="ran=1' }),
    picture({ width: 1e9 }),
    picture({ height: -1 }),
    picture({ height: null }),
    picture({ mediaId: '1 or 1=1' }),
    picture({ alt: '' }),
    picture({ alt: { toString: 'x' } }),
    { ...picture(), content: [paragraph(text('x'))] },
  ],
  'a table that covers more than it has': [
    cells(cell(paragraph(text('x')), { attrs: { colspan: 1e9 } })),
    cells(cell(paragraph(text('x')), { attrs: { colwidth: [1e9], style: 'width:100vw' } })),
    cells(cell(cells(cell(paragraph(text('x')))))),
    cells(cell(list())),
    cells(cell(picture())),
    cells(),
    { type: 'table', content: [] },
    { type: 'table', content: [paragraph(text('x'))] },
    cells(...Array(500).fill(cell(paragraph(text('x'))))),
    { type: 'table', content: Array(5000).fill(cells(cell(paragraph())).content[0]) },
    { type: 'tableRow', content: [cell(paragraph(text('x')))] },
  ],
  'a depth or a length without end': [
    nested('blockquote', 3),
    nested('blockquote', 2000),
    nested('paragraph', 2000),
    nested('bulletList', 2000),
    paragraph(text('x'.repeat(200_000))),
    paragraph(...Array(20_000).fill({ type: 'hardBreak' })),
    list(...Array(5000).fill({ type: 'listItem', content: [paragraph()] })),
  ],
  'characters that are none': [
    'a\u0000b',
    'a\u0008b',
    'a\u001bb',
    'a\u0085b',
    'half \ud83d',
    '\udc00 half',
  ].map((words) => paragraph(text(words))),
  'words that are markup': hostileWords.flatMap((words) => [
    paragraph(text(words, { type: 'bold' })),
    { type: 'heading', attrs: { level: 2 }, content: [text(words)] },
    cells(cell(paragraph(text(words))), { type: 'tableHeader', content: [paragraph(text(words))] }),
    picture({ alt: words, caption: words }),
  ]),
};

export const hostileDocuments: { name: string; document: unknown }[] = [
  ...Object.entries(tries).flatMap(([name, blocks]) =>
    blocks.map((block, index) => ({
      name: `${name}, ${index + 1}`,
      document: { type: 'doc', content: [block] },
    })),
  ),
  ...[
    markup,
    [],
    { type: 'html', content: [] },
    { type: 'doc', content: markup },
    { type: 'doc', content: { length: 0 } },
    { type: 'doc', content: [], attrs: { onload: 'ran=1' } },
    { type: 'doc', content: Array(5000).fill(paragraph(text('x'))) },
    JSON.parse('{"type":"doc","content":[],"__proto__":{"content":[{"type":"script"}]}}'),
  ].map((document, index) => ({ name: `no document, ${index + 1}`, document })),
];
