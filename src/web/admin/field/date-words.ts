/** What is wrong with a date or a time, in the hospital's form: the contract's own words are those of the API. */
import type { Kind } from '#web/admin/ui/field-schema.ts';
import { type DateForm, dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { readTime, timeProblem } from '#web/dates/typed/time-text.ts';
import { readWall, wallProblem } from '#web/dates/typed/wall-text.ts';

/** The contract's message where the value could be read, since then it is not the form that is wrong. */
export function dateMessage(kind: Kind, value: unknown, message: string, form: DateForm): string {
  const text = String(value ?? '');
  if (kind === 'date') return readDate(text, form) ? message : dateProblem(text, form)!;
  if (kind === 'time') return readTime(text, form.locale) ? message : timeProblem(form.locale);
  if (kind === 'wall-time') return readWall(text, form) ? message : wallProblem(text, form)!;
  if (kind === 'moment') return Number.isNaN(Date.parse(text)) ? wallProblem(text, form)! : message;
  return message;
}
