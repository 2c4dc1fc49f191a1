import { z } from 'zod';
import { Id, line, Reference, requiredLine, Slug, text } from './base.ts';
import { contentFields, crud, entity, listQuery, MediaId } from './crud.ts';
import { said } from './validation-message.ts';

const { status, publishedAt, position } = contentFields;

/** Shown only with the patient's consent. */
export const TestimonialFields = z.strictObject({
  name: requiredLine(120, 'Enter a name.'),
  quote: text(1000).min(1, said('Enter the quote.')),
  rating: z
    .int(said('Enter a whole number.'))
    .min(1, said('Enter 1 to 5.'))
    .max(5, said('Enter 1 to 5.'))
    .nullable()
    .optional(),
  imageId: MediaId,
  doctorId: Id.nullable().optional(),
  departmentId: Id.nullable().optional(),
  treatment: line(120).optional(),
  consent: z.boolean(said('Choose yes or no.')).optional(),
  status,
  publishedAt,
  position,
});
export const Testimonial = entity(TestimonialFields, {
  doctor: Reference.nullable(),
  department: Reference.nullable(),
});
export type Testimonial = z.output<typeof Testimonial>;

export const testimonial = crud('testimonial', {
  fields: TestimonialFields,
  object: Testimonial,
  query: listQuery(['position', 'name', 'createdAt', 'updatedAt'], {
    doctor: Slug.optional(),
    department: Slug.optional(),
  }),
  read: 'public',
  area: 'content',
});
