/** How a visit may take place. Without zod, for use by pages. */

export const modes = ['in-person', 'phone', 'video'] as const;
export type VisitMode = (typeof modes)[number];

interface VisitModes {
  mode: VisitMode;
  otherModes?: readonly VisitMode[] | undefined;
}

/** The usual mode first. */
export function modesOf({ mode, otherModes = [] }: VisitModes): VisitMode[] {
  return [...new Set([mode, ...otherModes])];
}

/**
 * The kind of room that a visit takes, '' for none. If patients may come in person, the room is only for those visits;
 * a remote-only visit type with a kind takes a room to hold it from.
 */
export function roomKindIn(
  mode: VisitMode,
  visitType: VisitModes & { roomKind?: string | undefined },
): string {
  const isElsewhere = mode !== 'in-person' && modesOf(visitType).includes('in-person');
  return isElsewhere ? '' : (visitType.roomKind ?? '');
}
