/** Errors of dates and times, in the hospital's format: the contract's own messages are those of the API. */
import type { Kind } from '#web/admin/ui/field-schema.ts';
import { type DateForm, dateProblem, readDate } from '#web/dates/typed/date-text.ts';
import { readTime, timeProblem } from '#web/dates/typed/time-text.ts';
import { readWall, wallProblem } from '#web/dates/typed/wall-text.ts';

/** The contract's message if the value could be parsed, since the format is then not the error. */
export function dateMessage(kind: Kind, value: unknown, message: string, form: DateForm): string {
  const text = String(value ?? '');
  if (kind === 'date') return readDate(text, form) ? message : dateProblem(text, form)!;
  if (kind === 'time') return readTime(text, form.locale) ? message : timeProblem(form.locale);
  if (kind === 'wall-time') return readWall(text, form) ? message : wallProblem(text, form)!;
  if (kind === 'moment') return Number.isNaN(Date.parse(text)) ? wallProblem(text, form)! : message;
  return message;
}
