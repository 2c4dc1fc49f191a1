/** A random address, as the proxy in front of the server would name it, so that visitors do not share limits. */
export function anyClient() {
  const part = () => Math.floor(Math.random() * 256);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}
