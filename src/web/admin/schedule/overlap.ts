interface Hours {
  from: string;
  to: string;
  everyWeeks: 1 | 2;
  anchorDate: string | null;
  visitTypeIds: number[];
}

/** Whether two stretches of one weekday are at the same time, in the same weeks and for a same kind of visit. */
export function doOverlap(rules: Hours[]): boolean {
  return rules.some((one, place) => rules.slice(place + 1).some((other) => meet(one, other)));
}

function meet(one: Hours, other: Hours) {
  const isSameTime = one.from < other.to && other.from < one.to;
  const isSameVisit =
    one.visitTypeIds.length === 0 ||
    other.visitTypeIds.length === 0 ||
    one.visitTypeIds.some((id) => other.visitTypeIds.includes(id));
  return isSameTime && isSameVisit && areSameWeeks(one, other);
}

/** Two rhythms of two weeks that were counted from different weeks never meet. */
function areSameWeeks(one: Hours, other: Hours) {
  if (one.everyWeeks === 1 || other.everyWeeks === 1 || !one.anchorDate || !other.anchorDate) return true;
  return (weekOf(one.anchorDate) - weekOf(other.anchorDate)) % 2 === 0;
}

/** Counted from a Monday long ago. */
function weekOf(date: string) {
  return Math.floor((Date.parse(date) - Date.parse('1970-01-05')) / (7 * 86_400_000));
}
