import { sql } from 'drizzle-orm';
import type { department as contract } from '#contract/department.ts';
import { isProblem, problem } from '#contract/errors.ts';
import { hasFutureAppointments } from '#server/booking/future.ts';
import { lockHours } from '#server/booking/lock.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud } from '#server/content/crud.ts';
import { imagesOf, linked, referencesOf, wire } from '#server/content/present.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import { t } from '#words/say.ts';

const { department: table } = schema;

const base = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[], context) {
    const images = await imagesOf(orm, rows, 'imageId');
    const heads = await referencesOf(orm, schema.doctor, rows, 'headDoctorId', context);
    return rows.map(({ imageId, ...row }) => ({
      ...wire(row),
      image: images.get(imageId ?? 0) ?? null,
      ...linked(heads, row.headDoctorId, 'headDoctor', context),
    }));
  },
});

export const department: Handlers<typeof contract> = {
  ...base,
  remove: (input, context) =>
    transaction(context, async (inside) => {
      await lockHours(inside.orm);
      const ofDepartment = sql`a.doctor_id in (select doctor_id from doctor_department where department_id = ${input.params.id})`;
      const outcome = await base.remove(input, inside);
      // An account that may not delete the department learns nothing about its appointments.
      if (isProblem(outcome)) return outcome;
      if (await hasFutureAppointments(inside, ofDepartment)) {
        return problem('has-appointments', {
          detail: t('Doctors of this department have future appointments. Move or cancel them first.'),
        });
      }
      return outcome;
    }),
};
