import { z } from 'zod';
import { Id, LocalDateTime, line } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';

/** A time at which a department, or the whole hospital where `departmentId` is null, takes no appointments. */
export const ClosureFields = z.strictObject({
  from: LocalDateTime,
  to: LocalDateTime,
  departmentId: Id.nullable().optional(),
  note: line(200).optional(),
});
export const Closure = entity(ClosureFields, {});
export type Closure = z.output<typeof Closure>;

export const closure = crud('closure', {
  fields: ClosureFields,
  object: Closure,
  query: listQuery(['from', 'createdAt', 'updatedAt'], {}),
  read: 'admin',
});
