import { afterEach, expect, test } from 'vitest';
import { expectQuiet, startBrowser } from './browser.ts';
import { expectAccessibleAtBothWidths } from './expect-accessible.ts';
import { api, send } from './hospital-api.ts';
import { inDays } from './in-days.ts';
import { signIn } from './staff.ts';

const browser = startBrowser();
afterEach(() => browser.close());

/** Books a visit that the demo has questions about. */
async function bookProcedure(doctor: string) {
  const { id } = (await api('/visit-type?limit=50')).find(
    ({ name }: { name: string }) => name === 'Procedure assessment',
  );
  const times = `/appointment/slots?doctor=${doctor}&visitType=${id}&from=${inDays(40)}&to=${inDays(59)}`;
  const { doctorId, startsAt, localDate } = (await api(times)).at(-1);
  const who = { name: 'Quin Asked', email: `quin-${doctor}@example.org` };
  const booked = await send('POST', '/appointment', { doctorId, startsAt, visitTypeId: id, ...who });
  return { id: booked.id, localDate, path: new URL(booked.manageUrl).pathname };
}

test('a patient is led to the questions, sees what depends on an answer, adds a letter, and staff read it', async () => {
  const { id, localDate, path } = await bookProcedure('rohan-deshmukh');
  const visit = await browser.open();
  const { page } = visit;
  await page.goto(`${path}?booked`);
  await page.waitForURL(/\/questions\?booked$/);
  const which = page.getByLabel('Which one, and how much a day?');
  expect(await which.isVisible()).toBe(false);
  const of = (question: string) => page.getByRole('group', { name: question });
  await of('Do you take medicine that thins your blood?').getByLabel('Yes').check();
  await which.waitFor();
  await expectAccessibleAtBothWidths(page, 'the questions');
  await of('Have you had a general anaesthetic before?').getByLabel('I do not know').check();
  await of('Do you have a letter').getByLabel('Yes').check();
  await page.locator('input[type=file]').setInputFiles({
    name: 'letter.pdf',
    mimeType: 'application/pdf',
    buffer: Buffer.from('%PDF-1.4\n%%EOF'),
  });
  const sends = page.getByRole('button', { name: 'Send my answers' });
  await sends.click();
  await page.getByRole('link', { name: 'Which one, and how much a day?: Enter an answer.' }).waitFor();
  expect(await page.getByText('Added: letter.pdf').isVisible()).toBe(true);
  // The browser logs the refused form.
  expect(visit.complaints.splice(0)).toEqual([expect.stringContaining('422')]);
  await expectAccessibleAtBothWidths(page, 'the refused questions');
  await which.fill('Aspirin 100 mg');
  await sends.click();
  await page.waitForURL(/\?answered$/);
  await page.getByText('Thank you. We have your answers.').waitFor();
  await page.getByRole('link', { name: 'See or correct my answers' }).click();
  expect(await which.inputValue()).toBe('Aspirin 100 mg');
  expectQuiet(visit);

  const staff = await browser.open();
  await signIn(staff, `/admin/appointments?day=${localDate}&visit=${id}`);
  await staff.page.getByRole('button', { name: /^More for/ }).click();
  await staff.page.getByRole('button', { name: 'Answers …' }).click();
  const answers = staff.page.getByRole('dialog', { name: 'Answers of Quin Asked' });
  await answers.getByText('Aspirin 100 mg').waitFor();
  const saved = staff.page.waitForEvent('download');
  await answers.getByRole('button', { name: /^letter\.pdf/ }).click();
  expect((await saved).suggestedFilename()).toBe('letter.pdf');
  expectQuiet(staff);
});
