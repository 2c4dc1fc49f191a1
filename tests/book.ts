/** The steps of booking on the website, shared by many journeys. */
import type { Page } from 'playwright-core';
import type { Slot } from '#contract/appointment.ts';
import { api, send } from './hospital-api.ts';
import { notTooQuick } from './not-too-quick.ts';

/** The buttons of a doctor's free times. */
export const timesOf = (page: Page) => page.getByRole('main').getByRole('button', { name: /, \d\d:\d\d, / });

export const slotsOf = (doctor: string, from: string, to: string): Promise<Slot[]> =>
  api(`/appointment/slots?doctor=${doctor}&from=${from}&to=${to}`);

/** The n-th time next month, where other days are free too, of a day that has so many. */
export async function slotNextMonth(doctor: string, place = 0) {
  const now = new Date();
  const day = (of: number) =>
    new Date(Date.UTC(now.getUTCFullYear(), now.getUTCMonth() + 1, of)).toISOString().slice(0, 10);
  const free = await slotsOf(doctor, day(1), day(28));
  const { localDate } = free[place]!;
  return free[free.findIndex((slot) => slot.localDate === localDate) + place]!;
}

/** Opens a free time like a link from the doctor's own page. */
export function openSlot(page: Page, doctor: string, { localDate, startsAt }: Slot) {
  const month = localDate.slice(0, 7);
  return page.goto(`/appointment?doctor=${doctor}&month=${month}&day=${localDate}&start=${startsAt}`);
}

/** The token of a hold is in the address; with script, opening the page holds the time. */
export const isHeld = (page: Page) => page.waitForURL(/hold=/);
/** Has the effect of a hold that runs out, without the wait. */
export const release = (page: Page) =>
  send('DELETE', `/appointment/hold/${new URL(page.url()).searchParams.get('hold')}`);

export async function checkAnswers(page: Page) {
  await notTooQuick(page);
  await page.getByRole('button', { name: 'Check your answers' }).click();
}
export async function fillIn(page: Page, name: string, email: string) {
  await page.getByLabel('Your full name').fill(name);
  await page.getByLabel(/^Email/).fill(email);
  await checkAnswers(page);
}
export const bookButton = (page: Page) => page.getByRole('button', { name: 'Book this appointment' });
export const isBooked = (page: Page) =>
  page.getByRole('heading', { name: 'Your appointment is booked' }).waitFor();
