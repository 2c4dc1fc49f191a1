/** Any address, as the proxy before the server would name it: what one visitor takes is none of the next one's. */
export function anyClient() {
  const part = () => Math.floor(Math.random() * 256);
  return { 'X-Forwarded-For': `10.${part()}.${part()}.${part()}` };
}
