import { sql } from 'drizzle-orm';
import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { testimonial as contract } from '#contract/testimonial.ts';
import * as schema from '#server/db/schema.ts';
import { transaction } from '#server/db/transaction.ts';
import type { Handlers } from './context.ts';
import { crud, matches } from './crud.ts';
import { imagesOf, referencesOf, wire } from './present.ts';

const { testimonial: table } = schema;

const base = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[], context) {
    const images = await imagesOf(
      orm,
      rows.map((row) => row.imageId),
    );
    const doctors = await referencesOf(
      orm,
      schema.doctor,
      rows.map((row) => row.doctorId),
      context,
    );
    const departments = await referencesOf(
      orm,
      schema.department,
      rows.map((row) => row.departmentId),
      context,
    );
    return rows.map(({ imageId, ...row }) => ({
      ...wire(row),
      image: images.get(imageId ?? 0) ?? null,
      doctor: doctors.get(row.doctorId ?? 0) ?? null,
      department: departments.get(row.departmentId ?? 0) ?? null,
    }));
  },
  filter: ({ q, doctor, department }: Checked<typeof contract.list>['query']) => [
    q ? matches(q, [table.name, table.quote, table.treatment]) : undefined,
    doctor
      ? sql`${table.doctorId} in (select id from doctor where slug = ${doctor} and deleted_at is null)`
      : undefined,
    department
      ? sql`${table.departmentId} in (select id from department where slug = ${department} and deleted_at is null)`
      : undefined,
  ],
});

/** Nothing is published that the patient has not agreed to; the table refuses it as well. */
function withoutConsent({ status, consent }: { status: string; consent: boolean }) {
  return status === 'published' && !consent;
}
const needsConsent = () =>
  problem('invalid', {
    errors: [{ path: 'consent', message: 'Only with the patient’s consent can this be published.' }],
  });

export const testimonial: Handlers<typeof contract> = {
  ...base,
  async create({ body }, context) {
    const { status = 'published', consent = false } = body;
    return withoutConsent({ status, consent }) ? needsConsent() : base.create({ body }, context);
  },
  update: ({ params, body }, context) =>
    transaction(context, async (inside) => {
      const before = await base.get({ params }, inside);
      if (!('data' in before)) return before;
      const { status = before.data.status, consent = before.data.consent } = body;
      return withoutConsent({ status, consent }) ? needsConsent() : base.update({ params, body }, inside);
    }),
};
