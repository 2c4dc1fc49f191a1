/**
 * A calendar entry as iCalendar text (RFC 5545, RFC 5546). The same `uid` with a higher `sequence` updates an existing
 * entry; `CANCEL` removes it. Times are wall times with their zone, whose change-overs are included, so that every
 * program shows the hospital's time without knowing the zone by name.
 */

export interface CalendarEntry {
  /** REQUEST and CANCEL are mailed and act on the entry; PUBLISH is a file to add manually. */
  method: 'REQUEST' | 'CANCEL' | 'PUBLISH';
  uid: string;
  sequence: number;
  /** When it was written. */
  stamp: Date;
  start: Date;
  end: Date;
  /** IANA name. */
  timeZone: string;
  title: string;
  description: string;
  location: string;
  url: string;
  /** Cancelled, in a file with others. */
  isEnded?: boolean;
  /** Not yet confirmed. */
  isTentative?: boolean;
  organizer?: { name: string; email: string } | undefined;
  /** The invitee's address. */
  attendee?: string | undefined;
}

/** One entry, or several as a file. Only PUBLISH allows more than one (RFC 5546), each with its own status. */
export function calendarText(...entries: [CalendarEntry, ...CalendarEntry[]]): string {
  return fileOf([`METHOD:${entries[0].method}`], entries, entries);
}

/**
 * A complete calendar to subscribe to: entries missing next time are gone. It may be empty, so it names its own zone,
 * as of `now`.
 */
export function calendarFeed(
  { name, timeZone, now }: { name: string; timeZone: string; now: Date },
  entries: readonly CalendarEntry[],
): string {
  const head = [
    'METHOD:PUBLISH',
    `NAME:${escaped(name)}`,
    `X-WR-CALNAME:${escaped(name)}`,
    `X-WR-TIMEZONE:${timeZone}`,
    'REFRESH-INTERVAL;VALUE=DURATION:PT15M',
    'X-PUBLISHED-TTL:PT15M',
  ];
  return fileOf(head, entries, [...entries, { timeZone, start: now }]);
}

function fileOf(
  head: string[],
  entries: readonly CalendarEntry[],
  moments: readonly Pick<CalendarEntry, 'timeZone' | 'start'>[],
) {
  const byZone = Map.groupBy(moments, ({ timeZone }) => timeZone);
  const lines = [
    'BEGIN:VCALENDAR',
    'VERSION:2.0',
    'PRODID:-//Openward//Appointments//EN',
    'CALSCALE:GREGORIAN',
    ...head,
    ...[...byZone].flatMap(([timeZone, ofZone]) =>
      zoneLines(
        timeZone,
        ofZone.map(({ start }) => start),
      ),
    ),
    ...entries.flatMap(eventLines),
    'END:VCALENDAR',
  ];
  return `${lines.map(folded).join('\r\n')}\r\n`;
}

function eventLines(entry: CalendarEntry): string[] {
  const { method, organizer, attendee, timeZone } = entry;
  // Mail programs recognise an invitation only with an organizer and an attendee.
  const byMail = method !== 'PUBLISH' && organizer !== undefined && attendee !== undefined;
  const status =
    method === 'CANCEL' || entry.isEnded ? 'CANCELLED' : entry.isTentative ? 'TENTATIVE' : 'CONFIRMED';
  return [
    'BEGIN:VEVENT',
    `UID:${escaped(entry.uid)}`,
    `SEQUENCE:${entry.sequence}`,
    `DTSTAMP:${utc(entry.stamp)}`,
    timeLine('DTSTART', entry.start, timeZone),
    timeLine('DTEND', entry.end, timeZone),
    `SUMMARY:${escaped(entry.title)}`,
    ...(entry.description ? [`DESCRIPTION:${escaped(entry.description)}`] : []),
    ...(entry.location ? [`LOCATION:${escaped(entry.location)}`] : []),
    ...(entry.url ? [`URL:${entry.url}`] : []),
    `STATUS:${status}`,
    'TRANSP:OPAQUE',
    ...(byMail
      ? [
          `ORGANIZER;CN="${organizer.name.replaceAll(/["\p{Cc}]/gu, '')}":mailto:${organizer.email}`,
          // No reply is requested: the appointment is fixed.
          `ATTENDEE;ROLE=REQ-PARTICIPANT;PARTSTAT=ACCEPTED;RSVP=FALSE:mailto:${attendee}`,
        ]
      : []),
    'END:VEVENT',
  ];
}

/** From the last change-over before the entries to a year after them. */
function zoneLines(timeZone: string, starts: Date[]): string[] {
  const instants = starts.map((start) => start.getTime());
  const event = zoned(new Date(Math.min(...instants)), timeZone);
  const until = zoned(new Date(Math.max(...instants)), timeZone).add({ years: 1 });
  const observances: string[] = [];
  // A nanosecond later, so that a change-over exactly at the start is included.
  let transition = event.add({ nanoseconds: 1 }).getTimeZoneTransition('previous');
  if (!transition) {
    const offset = offsetText(event.offsetNanoseconds);
    observances.push(...observance('STANDARD', '19700101T000000', offset, offset));
    transition = event.getTimeZoneTransition('next');
  }
  while (transition && transition.epochMilliseconds < until.epochMilliseconds) {
    const from = transition.subtract({ nanoseconds: 1 }).offsetNanoseconds;
    const to = transition.offsetNanoseconds;
    // The onset is in the wall time before the change.
    const onset = transition.toInstant().toZonedDateTimeISO('UTC').add({ nanoseconds: from });
    const kind = to > from ? 'DAYLIGHT' : 'STANDARD';
    observances.push(...observance(kind, stampText(onset), offsetText(from), offsetText(to)));
    transition = transition.getTimeZoneTransition('next');
  }
  return ['BEGIN:VTIMEZONE', `TZID:${timeZone}`, ...observances, 'END:VTIMEZONE'];
}

function observance(kind: string, onset: string, from: string, to: string) {
  return [`BEGIN:${kind}`, `DTSTART:${onset}`, `TZOFFSETFROM:${from}`, `TZOFFSETTO:${to}`, `END:${kind}`];
}

/** A repeated wall time, as clocks go back, is ambiguous, so it is written in UTC. */
function timeLine(name: string, instant: Date, timeZone: string) {
  const time = zoned(instant, timeZone).toPlainDateTime();
  const readings = (['earlier', 'later'] as const).map(
    (disambiguation) => time.toZonedDateTime(timeZone, { disambiguation }).epochMilliseconds,
  );
  return readings[0] === readings[1]
    ? `${name};TZID=${timeZone}:${wall(instant, timeZone)}`
    : `${name}:${utc(instant)}`;
}

/** `+0530`. */
function offsetText(nanoseconds: number) {
  const minutes = Math.round(Math.abs(nanoseconds) / 60e9);
  const two = (value: number) => String(value).padStart(2, '0');
  return `${nanoseconds < 0 ? '-' : '+'}${two(Math.floor(minutes / 60))}${two(minutes % 60)}`;
}

/** `20260303T093000`. */
function stampText(time: Temporal.ZonedDateTime) {
  return time.toPlainDateTime().toString({ smallestUnit: 'second' }).replaceAll(/[-:]/g, '');
}

function wall(instant: Date, timeZone: string) {
  return stampText(zoned(instant, timeZone));
}

function zoned(instant: Date, timeZone: string) {
  return Temporal.Instant.fromEpochMilliseconds(instant.getTime()).toZonedDateTimeISO(timeZone);
}

function utc(instant: Date) {
  return `${wall(instant, 'UTC')}Z`;
}

function escaped(text: string) {
  return text.replaceAll(/[\\;,]/g, '\\$&').replaceAll(/\r\n|\r|\n/g, '\\n');
}

/** Lines of at most 75 octets; longer ones continue after a space, never splitting a character. */
function folded(line: string) {
  if (Buffer.byteLength(line) <= 75) return line;
  const parts: string[] = [];
  let part = '';
  let octets = 0;
  for (const character of line) {
    const size = Buffer.byteLength(character);
    if (octets + size > 74) {
      parts.push(part);
      part = '';
      octets = 0;
    }
    part += character;
    octets += size;
  }
  return [...parts, part].join('\r\n ');
}
