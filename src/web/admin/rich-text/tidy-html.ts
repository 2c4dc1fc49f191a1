/**
 * Converts pasted HTML to structures of the contract, so that the schema does not tear them apart: lists from Word,
 * merged cells, and headings or lists where only paragraphs are allowed. It works on elements of a document that is
 * never shown.
 */
import { richTextLimits } from '#contract/rich-text.ts';
import { wordListsToLists } from './word-lists.ts';

export function tidyHtml(root: Element) {
  for (const element of root.querySelectorAll<HTMLElement>('[data-style]')) readStyle(element);
  wordListsToLists(root);
  for (const table of root.querySelectorAll<HTMLTableElement>('td table, th table')) {
    table.replaceWith(...[...table.rows].map(paragraphOf));
  }
  for (const table of root.querySelectorAll('table')) splitMergedCells(table);
  for (const quote of root.querySelectorAll('blockquote:has(table, figure)')) {
    quote.replaceWith(...quote.childNodes);
  }
  for (const place of root.querySelectorAll('td, th, blockquote, li')) paragraphsOnly(place);
}

/** Only bold and italic are read from a style, since the policy keeps it from applying. */
function readStyle(element: HTMLElement) {
  const style = element.dataset.style ?? '';
  element.style.fontWeight = /(?:^|[;\s])font-weight:\s*(\w+)/i.exec(style)?.[1] ?? '';
  element.style.fontStyle = /(?:^|[;\s])font-style:\s*(\w+)/i.exec(style)?.[1] ?? '';
}

/** As many cells as the merged one covered, the text in the first; none beyond the limit of a table. */
function splitMergedCells(table: HTMLTableElement) {
  const rows = [...table.rows];
  /** Cells covered from rows above: the kind of cell by row and column. */
  const covered = new Map<string, string>();
  rows.forEach((row, at) => {
    let column = 0;
    const hasRoom = () => row.cells.length < richTextLimits.tableColumns;
    const addCell = (kind: string, before: Element | null) =>
      row.insertBefore(row.ownerDocument.createElement(kind), before);
    const fill = (before: Element | null) => {
      for (let kind = covered.get(`${at} ${column}`); kind && hasRoom(); ) {
        addCell(kind, before);
        kind = covered.get(`${at} ${++column}`);
      }
    };
    for (const cell of [...row.cells]) {
      fill(cell);
      const { colSpan, rowSpan, nextElementSibling } = cell;
      const start = column++;
      for (; column < start + colSpan && hasRoom(); column++) addCell(cell.tagName, nextElementSibling);
      for (let below = at + 1; below < Math.min(at + rowSpan, rows.length); below++)
        for (let one = start; one < column; one++) covered.set(`${below} ${one}`, cell.tagName);
    }
    fill(null);
  });
}

function paragraphOf({ ownerDocument, cells }: HTMLTableRowElement) {
  const paragraph = ownerDocument.createElement('p');
  paragraph.textContent = [...cells].map(({ textContent }) => textContent?.trim()).join(' ');
  return paragraph;
}

/** Headings become bold paragraphs; in cells and quotes, list items become paragraphs with a mark. */
function paragraphsOnly(place: Element) {
  const { ownerDocument } = place;
  for (const heading of place.querySelectorAll('h1, h2, h3, h4, h5, h6')) {
    const [paragraph, strong] = [ownerDocument.createElement('p'), ownerDocument.createElement('strong')];
    strong.append(...heading.childNodes);
    paragraph.append(strong);
    heading.replaceWith(paragraph);
  }
  if (place.tagName === 'LI') return;
  for (const item of place.querySelectorAll('li')) {
    const list = item.parentElement;
    const sign = list?.tagName === 'OL' ? `${[...list.children].indexOf(item) + 1}. ` : '• ';
    const [first] = item.querySelectorAll(':scope > p');
    (first ?? item).prepend(sign);
  }
  for (const item of place.querySelectorAll('li')) {
    const paragraph = ownerDocument.createElement('p');
    for (const inner of item.querySelectorAll('p')) inner.replaceWith(...inner.childNodes);
    const lists = [...item.children].filter(({ tagName }) => tagName === 'UL' || tagName === 'OL');
    item.replaceWith(paragraph);
    paragraph.append(...item.childNodes);
    paragraph.after(...lists);
  }
  for (const list of [...place.querySelectorAll('ul, ol')].reverse()) list.replaceWith(...list.childNodes);
}
