/** What a request to a page may cost: whatever stands in its address, its headers or its form, nobody waits for it long. */
import { describe, expect, test } from 'vitest';
import { longestHoldMs } from '../../src/server/security/event-loop.ts';
import { worstTexts } from '../../src/server/security/worst.ts';
import { addressOf, type Stranger, sitePages } from './stranger.ts';

/** What pages read of their addresses. */
const names =
  'q page department speciality language available type tag doctor visitType month at package compare'.split(
    ' ',
  );
const fields =
  'name email phone message subject reason patientName key openedAt website intent from to'.split(' ');
const withAction = sitePages.filter(({ code }) => /export async function action\b/.test(code));
/** Of a form and of an address, in bytes. */
const most = { form: 199_000, address: 12_000 };

export function costRules(stranger: Stranger) {
  /** How late the server's event loop was at most while `work` ran. What holds it does so each time, and others' work does not. */
  async function delayOf(work: () => Promise<unknown>) {
    let best = Number.POSITIVE_INFINITY;
    for (let turn = 0; turn < 10 && best > longestHoldMs; turn++) {
      await latest();
      await work();
      best = Math.min(best, await latest());
    }
    return best;
  }

  /** In milliseconds, since it was asked for last. */
  async function latest() {
    const { text } = await stranger.ask('/metrics');
    return Number(/^nodejs_eventloop_lag_max_seconds (\S+)$/m.exec(text)![1]) * 1_000;
  }

  describe('others wait no longer than a moment', () => {
    test('for a page, whatever is in its address', async () => {
      for (const { path } of sitePages)
        for (const [name, make] of Object.entries(worstTexts)) {
          const bytes = encodeURIComponent(make(1_000).toWellFormed()).length / 1_000;
          const each = Math.floor(most.address / bytes / names.length);
          const words = make(each).toWellFormed();
          const query = new URLSearchParams(names.map((one) => [one, words]));
          const delay = await delayOf(async () => {
            const { status } = await stranger.ask(`${addressOf(path)}?${query}`);
            expect([path, name, status < 500]).toEqual([path, name, true]);
          });
          expect(delay, `${path}, ${name}`).toBeLessThanOrEqual(longestHoldMs);
        }
    });

    test('for a form, whatever is in its fields', async () => {
      expect(withAction.length).toBeGreaterThan(5);
      for (const { path } of withAction)
        for (const [name, make] of Object.entries(worstTexts))
          for (const shared of [1, fields.length]) {
            const bytes = encodeURIComponent(make(1_000).toWellFormed()).length / 1_000;
            const words = make(Math.floor(most.form / bytes / shared)).toWellFormed();
            const form = Object.fromEntries(
              (shared === 1 ? ['message'] : fields).map((field) => [field, words]),
            );
            const delay = await delayOf(async () => {
              const { status } = await stranger.form(addressOf(path), form);
              expect([path, name, status < 500]).toEqual([path, name, true]);
            });
            expect(delay, `${path}, ${name}`).toBeLessThanOrEqual(longestHoldMs);
          }
    });

    test('for a form of many fields', async () => {
      const body = Array.from({ length: 40_000 }, (_, number) => number.toString(36))
        .join('&')
        .slice(0, most.form);
      const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
      for (const { path } of withAction) {
        const delay = await delayOf(async () => {
          const { status } = await stranger.ask(addressOf(path), type, 'POST', body);
          expect([path, status < 500]).toEqual([path, true]);
        });
        expect(delay, path).toBeLessThanOrEqual(longestHoldMs);
      }
    });
  });
}
