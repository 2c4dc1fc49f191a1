/**
 * Removes from pasted HTML what the page's content security policy would block and report: inline styles and handlers,
 * style elements, scripts, base addresses. Safety does not depend on this, as the editor's schema keeps only what it
 * knows; but if every paste from a word processor violated the policy, its reports would be worthless. Styles stay
 * readable as `data-style`.
 */
export function quietHtml(html: string): string {
  let quiet = '';
  let at = 0;
  while (at < html.length) {
    const next = nextTag(html, at);
    quiet += html.slice(at, next.start);
    if (next.start === html.length) break;
    const { name, isEnd } = next;
    const { attributes, end, isWhole } = readAttributes(html, next.afterName);
    // Browsers drop an unterminated tag.
    if (!isWhole) break;
    at = end;
    if (!dropped.has(name)) {
      quiet += `<${isEnd ? '/' : ''}${name}${attributes}>`;
    } else if (!isEnd && wordless.has(name)) {
      // Their content is raw text up to the closing tag.
      const close = new RegExp(`</${name}`, 'gi');
      close.lastIndex = at;
      at = close.exec(html)?.index ?? html.length;
    }
  }
  return quiet;
}

/** Dropped with their content. */
const wordless = new Set('iframe noembed noframes noscript object script style title xmp'.split(' '));
/** Dropped, most of them only as tags. */
const dropped = new Set([...wordless, 'base', 'body', 'head', 'html', 'link', 'meta']);

const longestContext = 500;

/** The next tag's position and name; comments are skipped, as Word hides its own markup in them. */
function nextTag(html: string, from: number) {
  const tag = /<!--[\s\S]*?(?:-->|$)|<(\/?)([a-z][^\s/>]*)/giy;
  for (let start = html.indexOf('<', from); start !== -1; start = html.indexOf('<', start + 1)) {
    tag.lastIndex = start;
    const [found, slash, name] = tag.exec(html) ?? [];
    if (name !== undefined) {
      return { start, name: name.toLowerCase(), isEnd: slash === '/', afterName: start + found!.length };
    }
    if (found) start += found.length - 1;
  }
  return { start: html.length, name: '', isEnd: false, afterName: html.length };
}

/** Parses as a browser does: a value ends at its quote, wherever that is. */
function readAttributes(html: string, from: number) {
  const attribute = /[\s/]*(?:([^\s/>=]+)\s*)?(?:=\s*("[^"]*(?:"|$)|'[^']*(?:'|$)|[^\s>]*))?/y;
  let attributes = '';
  let at = from;
  while (at < html.length && html[at] !== '>') {
    attribute.lastIndex = at;
    const [found = '', name, value] = attribute.exec(html) ?? [];
    at += found.length || 1;
    if (!name || /^on/i.test(name)) continue;
    if (/^data-pm-slice$/i.test(name) && (value?.length ?? 0) > longestContext) continue;
    const kept = /^style$/i.test(name) ? 'data-style' : name;
    attributes += ` ${kept}${value === undefined ? '' : `=${value}`}`;
  }
  return { attributes, end: Math.min(at + 1, html.length), isWhole: html[at] === '>' };
}
