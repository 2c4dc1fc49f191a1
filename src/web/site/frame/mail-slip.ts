/**
 * Typos in the domain of an email address, such as ada@gmial.con. Only unmistakable cases are corrected: a name one
 * typo from a well-known provider's, with one of their endings or one typo from it. Similar providers, such as
 * mail.com, are left alone.
 */
const providers = [
  'gmail',
  'googlemail',
  'hotmail',
  'outlook',
  'yahoo',
  'icloud',
  'protonmail',
  'btinternet',
];
const lookAlike = /^(e|g?y)?mail$/;
const endings = /^(com|(co\.)?(uk|in|jp|nz|za)|com\.\w\w|de|fr|it|es|ie|ca|nl|be|at|ch|se|dk|no|pl|pt|gr)$/;
const onlyCom = /^(gmail|icloud|btinternet)$/;

/** The probable address; null if nothing looks wrong. */
export function addressMeant(typed: string): string | null {
  const [, local, name, ending] =
    /^\s*([^\s@]+)@([^\s@.]+)\.([^\s@]+?)\.?\s*$/.exec(typed.toLowerCase()) ?? [];
  if (!local || !name || !ending || lookAlike.test(name)) return null;
  const provider = providers.find((one) => one === name) ?? providers.find((one) => isOneSlip(name, one));
  if (!provider) return null;
  const right = endings.test(ending)
    ? onlyCom.test(provider)
      ? 'com'
      : ending
    : ['com', 'co.uk'].find((one) => isOneSlip(ending, one));
  if (!right || (provider === name && right === ending)) return null;
  return `${typed.trim().slice(0, local.length)}@${provider}.${right}`;
}

/** One letter changed, added, left out or swapped with its neighbour. */
function isOneSlip(typed: string, meant: string) {
  let same = 0;
  while (same < typed.length && typed[same] === meant[same]) same++;
  const rest = typed.slice(same);
  const wanted = meant.slice(same);
  return (
    rest.slice(1) === wanted.slice(1) ||
    rest.slice(1) === wanted ||
    rest === wanted.slice(1) ||
    (rest[0] === wanted[1] && rest[1] === wanted[0] && rest.slice(2) === wanted.slice(2))
  );
}
