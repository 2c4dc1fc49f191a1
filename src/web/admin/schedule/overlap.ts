interface Hours {
  from: string;
  to: string;
  everyWeeks: 1 | 2;
  anchorDate: string | null;
  visitTypeIds: number[];
}

/** Whether two stretches of one weekday overlap in time and weeks and share a visit type. */
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

/** Two fortnightly rhythms counted from different weeks never meet. */
function areSameWeeks(one: Hours, other: Hours) {
  if (one.everyWeeks === 1 || other.everyWeeks === 1 || !one.anchorDate || !other.anchorDate) return true;
  return (weekOf(one.anchorDate) - weekOf(other.anchorDate)) % 2 === 0;
}

/** Weeks since Monday, 5 January 1970. */
function weekOf(date: string) {
  return Math.floor((Date.parse(date) - Date.parse('1970-01-05')) / (7 * 86_400_000));
}
