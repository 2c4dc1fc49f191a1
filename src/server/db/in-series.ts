import { sql } from 'drizzle-orm';
import { appointment } from './schema.ts';

export interface InSeries {
  id: string;
  /** Among visits that take place, in order of time; null if this one does not. */
  place: number | null;
  of: number;
}

const ended = sql.raw(`('cancelled', 'declined', 'expired', 'entered_in_error')`);

/** The position of an `appointment` in its series; null without one. For the columns of a query. */
export const inSeries = sql<InSeries | null>`case when ${appointment.seriesId} is not null then (
  select json_build_object('id', ${appointment.seriesId}, 'of', count(*),
    'place', case when ${appointment.status} not in ${ended} then
      count(*) filter (where (s.starts_at, s.id) <= (${appointment.startsAt}, ${appointment.id})) end)
  from appointment s where s.series_id = ${appointment.seriesId} and s.status not in ${ended}) end`;
