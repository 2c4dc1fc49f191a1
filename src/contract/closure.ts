import { z } from 'zod';
import { Id, LocalDateTime, line, route } from './base.ts';
import { crud, entity, listQuery } from './crud.ts';
import { Stranded } from './schedule.ts';

/** A time when a department, or the whole hospital if `departmentId` is null, takes no appointments. */
export const ClosureFields = z.strictObject({
  from: LocalDateTime,
  to: LocalDateTime,
  departmentId: Id.nullable().optional(),
  /** Shown to visitors beside the opening hours; `note` is for colleagues. */
  reason: line(120).optional(),
  note: line(200).optional(),
});
export const Closure = entity(ClosureFields, {});
export type Closure = z.output<typeof Closure>;

const base = crud('closure', {
  fields: ClosureFields,
  object: Closure,
  query: listQuery(['from', 'createdAt', 'updatedAt'], {}),
  read: 'hours',
  area: 'hours',
});
/** Creating or updating one also returns the appointments that it strands. */
const ClosureWritten = Closure.extend({ stranded: z.array(Stranded) });
export const closure = {
  ...base,
  create: route({ ...base.create, data: ClosureWritten }),
  update: route({ ...base.update, data: ClosureWritten }),
};
