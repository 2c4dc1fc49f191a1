import { z } from 'zod';
import { CalendarDate, Id, line, Reference, requiredLine, Slug, text } from './base.ts';
import { bySlug, contentFields, crud, entity, listQuery } from './crud.ts';
import { RichText } from './rich-text.ts';

/** The signs of one level of care, one per line. */
const Signs = text(2000).optional();

/**
 * A condition or symptom, such as a fever in a child: when to call, when to be seen, what helps at home, and who treats
 * it here.
 */
export const ConditionFields = z.strictObject({
  title: requiredLine(120, 'Enter a title.'),
  otherNames: line(200).optional(),
  summary: text(300).optional(),
  /** Life-threatening signs. */
  callNow: Signs,
  beSeenToday: Signs,
  atHome: Signs,
  description: RichText.optional(),
  selfCare: RichText.optional(),
  departmentId: Id.nullable().optional(),
  author: line(120).optional(),
  reviewedOn: CalendarDate.nullable().optional(),
  /** From this day staff are reminded to review the page. */
  reviewDueOn: CalendarDate.nullable().optional(),
  ...contentFields,
});
export const Condition = entity(ConditionFields, { department: Reference.nullable() });
export type Condition = z.output<typeof Condition>;

export const condition = {
  ...crud('conditions', {
    fields: ConditionFields,
    object: Condition,
    query: listQuery(['title', 'position', 'reviewDueOn', 'createdAt', 'updatedAt'], {
      department: Slug.optional(),
    }),
    read: 'public',
    area: 'content',
  }),
  getBySlug: bySlug('conditions', Condition),
};

/** Drops empty lines. */
export function signsOf(signs: string): string[] {
  return signs
    .split('\n')
    .map((sign) => sign.trim())
    .filter(Boolean);
}
