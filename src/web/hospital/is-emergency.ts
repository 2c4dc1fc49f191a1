/** The emergency department, by the usual slugs, including those of translations. */
export function isEmergency({ slug }: { slug: string }) {
  return /^(accident|emergency|casualty|(zentrale-)?notaufnahme|notfall[a-z]*)(-|$)/.test(slug);
}
