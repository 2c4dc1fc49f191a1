export const xmlHead = '<?xml version="1.0" encoding="utf-8"?>';

export function element(name: string, text: string) {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** Two characters that Unicode calls none are refused by XML, and with them the whole file. */
export function escaped(text: string) {
  return text
    .replace(/[\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
