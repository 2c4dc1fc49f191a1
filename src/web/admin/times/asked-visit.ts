/**
 * Parses the value of a visit option: a visit type by its id, or a package or service by its kind, id and slug, as
 * calls name them in different ways. Empty for the doctor's first visit type.
 */
export function askedVisit(value: string) {
  const [kind, id, slug] = value.split(' ');
  if (slug) return { query: { [kind!]: slug }, body: { [`${kind}Id`]: Number(id) } };
  return value
    ? { query: { visitType: value }, body: { visitTypeId: Number(value) } }
    : { query: {}, body: {} };
}

export function visitValue(kind: 'package' | 'service', { id, slug }: { id: number; slug: string }) {
  return `${kind} ${id} ${slug}`;
}
