export const xmlHead = '<?xml version="1.0" encoding="utf-8"?>';

export function element(name: string, text: string) {
  return `<${name}>${escaped(text)}</${name}>`;
}

/** XML refuses the whole file for two noncharacters of Unicode. */
export function escaped(text: string) {
  return text
    .replace(/[\uFFFE\uFFFF]/g, '')
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
