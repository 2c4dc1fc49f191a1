import { z } from 'zod';
import { Id, LocalDate, line, Money, Reference, requiredLine, route, Slug, text } from './base.ts';
import { bySlug, contentFields, crud, entity, forBooking, listQuery, MediaId } from './crud.ts';
import { RichText } from './rich-text.ts';
import { Stranded } from './schedule.ts';
import { said } from './validation-message.ts';

const Language = z
  .string()
  .max(35, { abort: true })
  .regex(
    /^[a-z]{2,3}(-[A-Za-z0-9]{2,8})*$/,
    said('Choose a language, or enter its tag, such as en or pt-BR.'),
  );

/** Working hours are in schedule.ts. */
export const DoctorFields = z.strictObject({
  name: requiredLine(120, 'Enter a name.'),
  title: line(30).optional(),
  qualifications: line(200).optional(),
  role: line(120).optional(),
  departmentIds: z.array(Id).max(10, said('Choose at most 10.')).optional(),
  specialityIds: z.array(Id).max(20, said('Choose at most 20.')).optional(),
  imageId: MediaId,
  summary: text(300).optional(),
  biography: RichText.optional(),
  languages: z.array(Language).max(20, said('Choose at most 20.')).optional(),
  practisingSince: z
    .int(said('Enter a year.'))
    .min(1940, said('Enter a year.'))
    .max(2100, said('Enter a year.'))
    .nullable()
    .optional(),
  registrationNumber: line(60).optional(),
  consultationFee: Money.nullable().optional(),
  education: z
    .array(
      z.strictObject({
        degree: requiredLine(160, 'Enter a degree.'),
        institution: line(160),
        year: z
          .int(said('Enter a year.'))
          .min(1940, said('Enter a year.'))
          .max(2100, said('Enter a year.'))
          .nullable(),
      }),
    )
    .max(20, said('Use at most 20 lines.'))
    .optional(),
  bookable: z.boolean(said('Choose yes or no.')).optional(),
  ...contentFields,
});
export const Doctor = entity(DoctorFields, {
  departments: z.array(Reference),
  specialities: z.array(Reference),
});
export type Doctor = z.output<typeof Doctor>;

const base = crud('doctor', {
  fields: DoctorFields,
  object: Doctor,
  query: listQuery(['position', 'name', 'createdAt', 'updatedAt'], {
    department: Slug.optional(),
    speciality: Slug.optional(),
    language: Language.optional(),
    available: LocalDate.optional(),
    ...forBooking,
  }),
  read: 'public',
  area: 'content',
});

export const doctor = {
  ...base,
  /** Availability on a day depends on bookings. */
  list: route({ ...base.list, live: ['available'] }),
  /** A change, such as unpublishing, also returns the appointments that it strands. */
  update: route({ ...base.update, data: Doctor.extend({ stranded: z.array(Stranded) }) }),
  getBySlug: bySlug('doctor', Doctor),
};
