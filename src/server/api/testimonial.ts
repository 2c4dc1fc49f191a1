import type { Checked } from '#contract/base.ts';
import { problem } from '#contract/errors.ts';
import type { testimonial as contract } from '#contract/testimonial.ts';
import type { Handlers } from '#server/call/context.ts';
import { crud, pointsTo } from '#server/content/crud.ts';
import { linked, presentInDepartment, referencesOf } from '#server/content/present.ts';
import { finds } from '#server/db/list-search.ts';
import * as schema from '#server/db/schema.ts';
import { t } from '#words/say.ts';

const { testimonial: table } = schema;

export const testimonial: Handlers<typeof contract> = crud({
  table,
  async present(orm, rows: (typeof table.$inferSelect)[], context) {
    const doctors = await referencesOf(orm, schema.doctor, rows, 'doctorId', context);
    const shown = await presentInDepartment(orm, rows, context);
    return shown.map((row) => ({ ...row, ...linked(doctors, row.doctorId, 'doctor', context) }));
  },
  filter: ({ q, doctor, department }: Checked<typeof contract.list>['query'], context) => [
    q ? finds(table, q) : undefined,
    pointsTo(table.doctorId, schema.doctor, doctor, context),
    pointsTo(table.departmentId, schema.department, department, context),
  ],
  // Nothing is published without the patient's consent; the table refuses it as well.
  refuse: ({ status = 'published', consent = false }) =>
    status === 'published' && !consent
      ? problem('invalid', {
          errors: [
            {
              path: 'consent',
              message: t('This can be published only with the patient’s consent. Record it first.'),
            },
          ],
        })
      : undefined,
});
