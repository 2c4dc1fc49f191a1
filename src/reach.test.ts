/** The staff area shows pages by what it knows about an account; the server decides by a condition on rows. */
import { PgDialect } from 'drizzle-orm/pg-core';
import { expect, test, vi } from 'vitest';
import { snakeCase } from '#contract/resources.ts';
import { boundRoles, type Grant, type Level } from '#contract/roles.ts';
import { tables } from '#server/content/content-resource.ts';
import { type Identified, within } from '#server/content/within.ts';
import { rightsOf } from '#server/identity/rights.ts';
import { addressOf, creatable } from '#web/admin/session/menu.ts';
import { mayOpen } from '#web/admin/session/rights.ts';

vi.stubGlobal('localStorage', { getItem: () => null });

/** Whether any row can be within reach: there is no condition, or one on some departments or doctors. */
function reachesAny(name: string, holder: { roles: Grant[]; doctorId: number | null }, level: Level) {
  const condition = within(tables.get(snakeCase(name)) as Identified, holder, level);
  return !condition || new PgDialect().sqlToQuery(condition).params.some((ids) => ids !== '{}');
}

test('a page is open to change where the account can reach one of its entries, for every resource', () => {
  const doctor = { doctorId: 7, doctorsChange: { content: true, hours: true } };
  const own: Grant = { role: 'doctor', departmentIds: null };
  const holders = boundRoles.flatMap((role) => [
    { roles: [{ role, departmentIds: [3] }], doctorId: null },
    { roles: [{ role, departmentIds: null }], doctorId: null },
    { roles: [{ role, departmentIds: [3] }, own], ...doctor },
    { roles: [own], ...doctor },
  ]);
  const wrong = holders.flatMap((holder) =>
    creatable
      .filter((name) => {
        const held = { ...holder, rights: rightsOf(holder) };
        return mayOpen(held, addressOf(name, 7), 'change') !== reachesAny(name, holder, 'change');
      })
      .map((name) => `${name}: ${JSON.stringify(holder.roles)}`),
  );
  expect(wrong).toEqual([]);
});
