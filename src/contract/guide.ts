import { z } from 'zod';
import { line, requiredLine, text } from './base.ts';
import { bySlug, contentFields, crud, entity, listQuery } from './crud.ts';
import { RichText } from './rich-text.ts';
import { said } from './validation-message.ts';

/** In display order: help at once, then from the way here to aftercare. */
export const GuideTopic = z.enum(
  ['urgent', 'visiting', 'before', 'stay', 'paying', 'rights'],
  said('Choose a topic.'),
);
export type GuideTopic = z.output<typeof GuideTopic>;

/** A page on a practical matter of coming to or staying in the hospital, such as parking or what to bring. */
export const GuideFields = z.strictObject({
  title: requiredLine(120, 'Enter a title.'),
  otherNames: line(300).optional(),
  topic: GuideTopic,
  summary: text(300).optional(),
  body: RichText.optional(),
  ...contentFields,
});
export const Guide = entity(GuideFields, {});
export type Guide = z.output<typeof Guide>;

export const guide = {
  ...crud('guides', {
    fields: GuideFields,
    object: Guide,
    query: listQuery(['position', 'title', 'createdAt', 'updatedAt'], { topic: GuideTopic.optional() }),
    read: 'public',
    area: 'content',
  }),
  getBySlug: bySlug('guides', Guide),
};
