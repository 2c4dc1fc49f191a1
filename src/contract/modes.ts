/** How a visit may take place. Without zod, as pages use it. */

export const modes = ['in-person', 'phone', 'video'] as const;
export type VisitMode = (typeof modes)[number];

interface Held {
  mode: VisitMode;
  otherModes?: readonly VisitMode[] | undefined;
}

/** The ways to choose from, the usual one first. */
export function modesOf({ mode, otherModes = [] }: Held): VisitMode[] {
  return [...new Set([mode, ...otherModes])];
}

/**
 * The kind of room that a visit takes, '' for none. Where patients may come in person, the room is for those who do; a
 * visit type that is only ever held from afar and names a kind means a room to hold it from.
 */
export function roomKindIn(mode: VisitMode, visitType: Held & { roomKind?: string | undefined }): string {
  const isElsewhere = mode !== 'in-person' && modesOf(visitType).includes('in-person');
  return isElsewhere ? '' : (visitType.roomKind ?? '');
}
