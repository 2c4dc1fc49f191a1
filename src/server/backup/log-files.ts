/** The files of PostgreSQL's write-ahead log. */

export const segmentBytes = 16 * 1024 * 1024;

/**
 * The files from one position to another, and where in each the relevant part ends. Beyond it there may be later
 * writes, or the remains of an older file.
 */
export function logFiles(label: string, from: string, to: string) {
  const timeline = Number(/^START TIMELINE: (\d+)$/m.exec(label)?.[1] ?? 1);
  const end = bytesOf(to);
  const files: { name: string; until: number }[] = [];
  for (let number = Math.floor(bytesOf(from) / segmentBytes); number * segmentBytes < end; number++)
    files.push({
      name: [timeline, Math.floor(number / segmentsPerFile), number % segmentsPerFile]
        .map((part) => part.toString(16).toUpperCase().padStart(8, '0'))
        .join(''),
      until: Math.min(segmentBytes, end - number * segmentBytes),
    });
  return files;
}

const segmentsPerFile = 2 ** 32 / segmentBytes;

/** Bytes since the beginning of the log, of a position such as `0/4F7A268`. */
export function bytesOf(position: string) {
  const [high, low] = position.split('/').map((part) => Number.parseInt(part, 16));
  return high! * 2 ** 32 + low!;
}
