import { z } from 'zod';
import { requiredLine, text } from './base.ts';
import { contentFields, crud, entity, listQuery } from './crud.ts';

/** Such as interventional cardiology. */
export const SpecialityFields = z.strictObject({
  name: requiredLine(120, 'Enter a name.'),
  description: text(500).optional(),
  ...contentFields,
});
export const Speciality = entity(SpecialityFields, {});
export type Speciality = z.output<typeof Speciality>;

export const speciality = crud('speciality', {
  fields: SpecialityFields,
  object: Speciality,
  query: listQuery(['position', 'name', 'createdAt', 'updatedAt'], {}),
  read: 'public',
  area: 'content',
});
