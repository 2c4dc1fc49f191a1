/**
 * Translations as XLIFF 1.2, the version that every translation tool reads: a unit for each text, tags as `g` and `x`,
 * which tools keep. An uploaded file was written by an unknown program, so only its texts are trusted.
 */
import { parseXml, XmlCdata, XmlElement, type XmlNode, XmlText } from '@rgrove/parse-xml';
import { type Problem, problem } from '#contract/errors.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { TextFile } from '#server/call/text-file.ts';
import { escaped } from '#server/seo/xml.ts';
import type { Language } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { TranslationRow } from './download.ts';
import type { SentRow } from './upload.ts';

export function xliffFile(
  name: string,
  languages: { source: string; target: Language },
  batches: AsyncIterable<TranslationRow[]>,
): TextFile {
  async function* text() {
    yield `<?xml version="1.0" encoding="UTF-8"?>
<xliff version="1.2" xmlns="urn:oasis:names:tc:xliff:document:1.2" xmlns:xhtml="http://www.w3.org/1999/xhtml">
<file original="website" source-language="${escaped(languages.source)}" target-language="${languages.target}" datatype="html">
<body>
`;
    for await (const rows of batches) yield rows.map(unitOf).join('');
    yield '</body>\n</file>\n</xliff>\n';
  }
  return new TextFile(name, text, 'application/xliff+xml; charset=utf-8');
}

const states: Record<string, string> = {
  draft: 'needs-review-translation',
  outdated: 'needs-translation',
  current: 'final',
};

/** A suffix of the ids of units with tags: their letters are words in other units. */
const tagged = 'tags';

function unitOf({ kind, id, field, version, isRich, original, translation, state }: TranslationRow) {
  const place = [kind, id, field, version, ...(isRich ? [tagged] : [])].join('/');
  const written = (text: string) => (isRich ? withCodes(text, original) : escaped(text));
  const target = translation
    ? `<target state="${states[state] ?? 'new'}">${written(translation)}</target>\n`
    : '';
  return `<trans-unit id="${place}" xml:space="preserve">
<source>${written(original)}</source>
${target}</trans-unit>
`;
}

const kinds: Record<string, string> = { b: 'bold', i: 'italic', a: 'link' };

const opening = /<(br|b|i|a)(?: href="[^"]*")?>/g;

/** Lines with tags are well-formed but for `<br>`, so only the tags change: each has its number from the source. */
function withCodes(html: string, source: string) {
  const free: string[] = source.match(opening) ?? [];
  let more = free.length;
  return html
    .replace(/[\ufffe\uffff]/g, '')
    .replace(/<(\/?)(br|b|i|a)(?: href="([^"]*)")?>/g, (tag, ...found) => {
      const [closes, name, href] = found as [string, string, string?];
      if (closes) return '</g>';
      const place = free.indexOf(tag);
      if (place >= 0) free[place] = '';
      const id = place < 0 ? ++more : place + 1;
      if (name === 'br') return `<x id="${id}" ctype="lb"/>`;
      return `<g id="${id}" ctype="${kinds[name]}"${href === undefined ? '' : ` xhtml:href="${href}"`}>`;
    });
}

/** With the line on which each begins. */
export function readXliff(
  file: string,
  mostRows: number,
  language: Language,
): SentRow[] | Problem<'invalid'> {
  const refused = (message: string) =>
    problem('invalid', { detail: message, errors: [{ path: 'file', message }] });
  // Checked before parsing: these make small files endless, and fetch others.
  if (/<!(doctype|entity)/i.test(file))
    return refused(t('This file declares a document type or entities. Choose one without them.'));
  try {
    const { root } = parseXml(file, { includeOffsets: true });
    if (root?.name !== 'xliff') return refused(t('This is no XLIFF 1.2 file.'));
    const lineAt = lineCounter(file);
    const rows = elements(root, 'file').flatMap((one) => {
      const spoken = one.attributes['target-language'] ?? language;
      return unitsIn(one).map((unit) => rowOf(unit, spoken, lineAt(unit.start)));
    });
    if (rows.length === 0) return refused(t('There are no rows in this file. Choose another one.'));
    if (rows.length > mostRows)
      return refused(t('Import at most {most} rows at once.', { most: plainNumber(mostRows) }));
    return rows;
  } catch {
    // Not well-formed, with entities of its own, or nested without end.
    return refused(t('This is no XLIFF 1.2 file.'));
  }
}

/** Tools put units into groups. */
function unitsIn(parent: XmlElement): XmlElement[] {
  return elements(parent).flatMap((one) =>
    one.name === 'trans-unit' ? [one] : one.name === 'body' || one.name === 'group' ? unitsIn(one) : [],
  );
}

function rowOf(unit: XmlElement, language: string, line: number): SentRow {
  const [kind = '', id = '', field = '', version = '', tags] = (unit.attributes.id ?? '').split('/');
  const [source, target] = ['source', 'target'].map((name) => elements(unit, name)[0]);
  const codes = codesOf(target, codesOf(source));
  const said = (one: XmlElement | undefined) => {
    if (!one) return '';
    return (tags === tagged ? htmlIn(one, codes) : one.text).trim();
  };
  return { line, kind, id, field, version, language, original: said(source), translation: said(target) };
}

/**
 * Tags by their ids, those of the source first: a tool keeps its ids in the target, but not always the other
 * attributes.
 */
function codesOf(source: XmlElement | undefined, found = new Map<string, string>()) {
  for (const one of source ? elements(source) : []) {
    const { id = '', ctype, 'xhtml:href': href = '' } = one.attributes;
    if (one.name === 'g' && !found.has(id))
      found.set(id, ctype === 'link' ? `a href="${escaped(href)}"` : nameOf(ctype));
    codesOf(one, found);
  }
  return found;
}

const nameOf = (ctype = '') => Object.keys(kinds).find((name) => kinds[name] === ctype) ?? 'unknown';

function htmlIn(element: XmlElement, codes: Map<string, string>): string {
  return element.children
    .map((one) => {
      if (one instanceof XmlText || one instanceof XmlCdata) return escaped(one.text);
      if (!(one instanceof XmlElement)) return '';
      if (one.name === 'mrk') return htmlIn(one, codes);
      if (one.name === 'x') return '<br>';
      const tag = (one.name === 'g' && codes.get(one.attributes.id ?? '')) || 'unknown';
      return `<${tag}>${htmlIn(one, codes)}</${tag.split(' ')[0]}>`;
    })
    .join('');
}

function elements(parent: XmlElement, name?: string): XmlElement[] {
  return (parent.children as XmlNode[]).filter(
    (one): one is XmlElement => one instanceof XmlElement && (name === undefined || one.name === name),
  );
}

/** Offsets must be requested in ascending order. */
function lineCounter(file: string) {
  let [at, line] = [0, 1];
  return (offset: number) => {
    for (; at < offset; at++) if (file[at] === '\n') line++;
    return line;
  };
}
