import { z } from 'zod';
import { Id, Minutes, Money, Reference, requiredLine, Slug, text } from './base.ts';
import { bySlug, contentFields, crud, entity, listQuery, MediaId } from './crud.ts';
import { RichText } from './rich-text.ts';
import { said } from './validation-message.ts';

export const Audience = z.enum(['everyone', 'women', 'men', 'children', 'seniors'], said('Choose one.'));
export type Audience = z.output<typeof Audience>;

/**
 * Several checks at one price. `groups` lists all of them; `discountPrice`, if any, is the price to pay, and `price`
 * the usual one. It is booked as the visit type, if it has one, or else as a visit of `durationMinutes`.
 */
export const PackageFields = z.strictObject({
  title: requiredLine(120, 'Enter a title.'),
  imageId: MediaId,
  summary: text(300).optional(),
  description: RichText.optional(),
  price: Money,
  discountPrice: Money.nullable().optional(),
  groups: z
    .array(
      z.strictObject({
        title: requiredLine(120, 'Enter a title.'),
        items: z
          .array(requiredLine(200, 'Enter a check.'))
          .min(1, said('Enter at least one check.'))
          .max(60, said('Use at most 60 lines.')),
      }),
    )
    .max(20, said('Use at most 20 groups.'))
    .optional(),
  preparation: text(2000).optional(),
  audience: Audience.optional(),
  departmentId: Id.nullable().optional(),
  durationMinutes: Minutes.nullable().optional(),
  visitTypeId: Id.nullable().optional(),
  featured: z.boolean(said('Choose yes or no.')).optional(),
  ...contentFields,
});
export const Package = entity(PackageFields, { department: Reference.nullable() });
export type Package = z.output<typeof Package>;

/** A discount must be true. It involves two fields, so the schema cannot check it. */
export function isDiscount({ price, discountPrice }: Pick<Package, 'price' | 'discountPrice'>) {
  return discountPrice === null || discountPrice < price;
}

/** `package` is a reserved word, so only the contract's index uses it as a name. */
export const healthPackage = {
  ...crud('package', {
    fields: PackageFields,
    object: Package,
    query: listQuery(['position', 'title', 'price', 'createdAt', 'updatedAt'], {
      department: Slug.optional(),
      audience: Audience.optional(),
    }),
    read: 'public',
    area: 'content',
  }),
  getBySlug: bySlug('package', Package),
};
