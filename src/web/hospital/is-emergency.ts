/** The department for emergencies; hospitals name it in a few ways, and a translation has an address of its own. */
export function isEmergency({ slug }: { slug: string }) {
  return /^(accident|emergency|casualty|(zentrale-)?notaufnahme|notfall[a-z]*)(-|$)/.test(slug);
}
