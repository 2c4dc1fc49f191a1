/**
 * An email address with its domain as mail carries it: “exämple.org” is “xn--exmple-cua.org”, in small letters. Every mail
 * server knows that form, and it is the same however the domain was typed. What has letters that pass for others, as wide
 * ones do, or Latin ones among others in one part of a domain, stays as it is, and so is no address.
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
