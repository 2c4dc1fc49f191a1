import { z } from 'zod';
import { Faqs, Id, line, Minutes, Money, Reference, requiredLine, Slug, text } from './base.ts';
import { bySlug, contentFields, crud, entity, listQuery, MediaId } from './crud.ts';
import { RichText } from './rich-text.ts';

/**
 * Something the hospital does for patients, such as an echocardiogram. It is booked as the visit type, if it has one,
 * or else as a visit of `durationMinutes`.
 */
export const ServiceFields = z.strictObject({
  title: requiredLine(120, 'Enter a title.'),
  icon: line(60).optional(),
  imageId: MediaId,
  summary: text(300).optional(),
  forWhom: text(300).optional(),
  description: RichText.optional(),
  departmentId: Id.nullable().optional(),
  priceFrom: Money.nullable().optional(),
  durationMinutes: Minutes.nullable().optional(),
  visitTypeId: Id.nullable().optional(),
  preparation: text(2000).optional(),
  faqs: Faqs.optional(),
  ...contentFields,
});
export const Service = entity(ServiceFields, { department: Reference.nullable() });
export type Service = z.output<typeof Service>;

export const service = {
  ...crud('services', {
    fields: ServiceFields,
    object: Service,
    query: listQuery(['position', 'title', 'createdAt', 'updatedAt'], { department: Slug.optional() }),
    read: 'public',
    area: 'content',
  }),
  getBySlug: bySlug('services', Service),
};
