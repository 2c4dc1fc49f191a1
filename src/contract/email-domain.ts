/**
 * An email address with its domain as mail carries it: “exämple.org” becomes “xn--exmple-cua.org”, in lower case. Every
 * mail server knows that form, and it is the same for every spelling. Domains with look-alike letters, such as wide
 * ones or a mix of Latin and other letters in one part, stay unchanged and so are refused.
 */
export function withAsciiDomain(address: string): string {
  const [, local, domain] = /^([!-?A-~]+)@([\p{L}\p{M}\p{Nd}.-]+)$/u.exec(address.normalize('NFC')) ?? [];
  if (!domain || !/\P{ASCII}/u.test(domain) || domain.normalize('NFKC') !== domain) return address;
  if (!domain.split('.').every(isOfOneScript)) return address;
  return `${local}@${URL.parse(`http://${domain}`)?.hostname ?? domain}`;
}

function isOfOneScript(part: string) {
  return /^(?:[\p{Script=Latin}\p{M}\d-]*|\P{Script=Latin}*)$/u.test(part);
}
