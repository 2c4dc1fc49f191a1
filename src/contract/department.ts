import { z } from 'zod';
import { Faqs, Id, line, OptionalEmail, Reference, requiredLine, text } from './base.ts';
import { bySlug, contentFields, crud, entity, forBooking, listQuery, MediaId } from './crud.ts';
import { OpeningHours } from './opening.ts';
import { RichText } from './rich-text.ts';

export const DepartmentFields = z.strictObject({
  name: requiredLine(120, 'Enter a name.'),
  icon: line(60).optional(),
  imageId: MediaId,
  summary: text(300).optional(),
  description: RichText.optional(),
  location: line(120).optional(),
  phone: line(40).optional(),
  email: OptionalEmail.optional(),
  openingHours: OpeningHours.optional(),
  headDoctorId: Id.nullable().optional(),
  faqs: Faqs.optional(),
  ...contentFields,
});
export const Department = entity(DepartmentFields, { headDoctor: Reference.nullable() });
export type Department = z.output<typeof Department>;

export const department = {
  ...crud('department', {
    fields: DepartmentFields,
    object: Department,
    query: listQuery(['position', 'name', 'createdAt', 'updatedAt'], forBooking),
    read: 'public',
    area: 'content',
  }),
  getBySlug: bySlug('department', Department),
};
