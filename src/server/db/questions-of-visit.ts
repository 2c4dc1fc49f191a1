import { sql } from 'drizzle-orm';
import type { AskedWhen } from '#contract/question.ts';
import { appointment } from './schema.ts';

interface QuestionsOfVisit {
  total: number;
  answered: number;
  isComplete: boolean;
  when: AskedWhen;
}

/**
 * Whether an `appointment` is asked the questions of its visit type: not one with its length from a package or service,
 * which took that visit type only to be booked, and in a series only the first that takes place.
 */
export const isAsked = sql<boolean>`(not coalesce((${appointment.visitType} ->> 'alone')::boolean, false)
  and (${appointment.seriesId} is null or not exists (select from appointment earlier
    where earlier.series_id = ${appointment.seriesId}
      and (earlier.starts_at, earlier.id) < (${appointment.startsAt}, ${appointment.id})
      and earlier.status not in ('cancelled', 'declined', 'expired', 'entered_in_error'))))`;

/**
 * The questions of an `appointment` and the progress of its answers; null without questions. For the columns of a
 * query.
 */
export const questionsOfVisit = sql<QuestionsOfVisit | null>`(
  select json_build_object('when', asked.asked_when,
    'total', coalesce(given.total, (select count(*) from jsonb_array_elements(asked.questions) one
      where coalesce(one ->> 'ifQuestion', '') = '')),
    'answered', coalesce(given.answered, 0), 'isComplete', coalesce(given.is_complete, false))
  from visit_type asked left join visit_answer given on given.appointment_id = ${appointment.id}
  where asked.id = ${appointment.visitTypeId}
    and (given.appointment_id is not null or asked.questions <> '[]' and ${isAsked}))`;
