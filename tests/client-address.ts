/** A random client address as the proxy would report it, so that visitors do not share limits. */
export function anyClient() {
  const part = () => Math.floor(Math.random() * 256);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}
