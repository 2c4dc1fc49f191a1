/** Shared by the tests of invented patients: a hospital on a Tuesday, and queries on its tables. */
import { sql } from 'drizzle-orm';
import type { TestHospital } from '#server/test-hospital.ts';

/** In the afternoon in London. */
export const tuesday = Date.parse('2026-11-24T14:10:00Z');

export function demoHospital(hospital: TestHospital) {
  const rowsOf = async (statement: string) =>
    (await hospital.orm.execute<Record<string, never>>(sql.raw(statement))).rows;
  return {
    context: () => ({ ...hospital.services, now: () => hospital.clock.now }),
    /** Counts by their key. */
    async numbers(statement: string): Promise<Record<string, number>> {
      return Object.fromEntries((await rowsOf(statement)).map(({ key, count }) => [key, count]));
    },
    one: async (statement: string) => (await rowsOf(statement))[0]!,
    async empty() {
      await hospital.empty('appointment', 'inquiry', 'waitlist', 'time_off', 'allocation', 'outbox');
      await hospital.empty('demo_patients');
      hospital.clock.now = tuesday;
    },
    /** By a visitor, not by the demo. */
    askSomething() {
      const inquiry = { name: 'Real Person', email: 'real@example.org', message: 'A real question.' };
      return hospital.call('POST', '/inquiries', inquiry, hospital.visitor);
    },
  };
}
