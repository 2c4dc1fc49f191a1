import { afterEach, expect, test } from 'vitest';
import { slotsOf } from '../book.ts';
import { expectQuiet, startBrowser } from '../browser.ts';
import { api, staffHeaders } from '../hospital-api.ts';
import { inDays } from '../in-days.ts';
import { signIn } from '../staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

test('a caller is booked from a free time of the calendar, and appears there', async () => {
  const doctor = 'rohan-deshmukh';
  const name = `Paula Phone ${Date.now()}`;
  const [slot] = await slotsOf(doctor, inDays(20), inDays(50));
  const visit = await browser.open();
  const { page } = visit;
  await signIn(visit, `/admin/appointments?day=${slot!.localDate}&doctor=${doctor}`);
  // The visit types may arrive later.
  const slow = Promise.withResolvers<void>();
  await page.route(/\/api\/visit-type/, async (route) => {
    await slow.promise;
    await route.continue();
  });
  const free = page.locator('.calendar-free').first();
  const time = (await free.textContent())!.trim();
  await free.click();
  await page.getByLabel('Full name').fill(name);
  await page.getByRole('textbox', { name: /^Phone/ }).fill('020 7946 0711');
  await page.getByRole('button', { name: /^Book \d\d:\d\d on/ }).click();
  await page.locator('dialog[open]').waitFor({ state: 'detached' });
  const block = page.locator('.visit-block').filter({ hasText: name });
  expect(await block.locator('.figures').textContent()).toContain(time);
  slow.resolve();
  const found = await api(`/appointment?q=${encodeURIComponent(name)}`, await staffHeaders());
  expect(found).toMatchObject([{ phone: '+442079460711', source: 'phone', status: 'booked' }]);
  expectQuiet(visit);
});
