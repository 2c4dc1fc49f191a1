/** Where the checks of the staff area stop, except in Settings: every page, and what appears only after an action. */
import type { Page } from 'playwright-core';
import { narrow } from '../browser.ts';
import { send, staffHeaders } from '../hospital-api.ts';
import {
  answering,
  chosenRow,
  inDialog,
  press,
  refusing,
  rename,
  type Stop,
  save,
  search,
  through,
  unfold,
} from './stop.ts';

const axe = '/admin/appointments?days=all&q=Axe';

/** Reloads the page for an account that is bound to departments, without keeping it for the next stop. */
async function asReceptionistOf(page: Page, departmentIds: number[]) {
  await page.route('**/api/admin/me', async (route) => {
    const response = await route.fetch();
    const { data } = await response.json();
    const roles = [{ role: 'desk', departmentIds }];
    await route.fulfill({ response, json: { data: { ...data, roles, rights: { visits: 'change' } } } });
  });
  await page.addInitScript(() => addEventListener('pagehide', () => localStorage.removeItem('deskRights')));
  await page.reload();
}

/** Presses a button that only a phone has. */
const onPhone = (button: string) => async (page: Page) => {
  await page.setViewportSize(narrow);
  await press(page, button);
  await page.locator(':popover-open').waitFor();
};

/** Keyed by the paths in routes.ts. */
export const pageStops: Record<string, Stop[]> = {
  'admin/invitation/:token': [{ at: `/admin/invitation/${'x'.repeat(43)}` }],
  'admin/reset/:token?': [{ at: '/admin/reset' }, { at: `/admin/reset/${'x'.repeat(43)}` }],
  'admin/email/:token': [{ at: `/admin/email/${'x'.repeat(43)}` }],
  'admin/sso': [{ at: '/admin/sso' }],
  admin: [],
  'admin/dashboard': [
    { at: '/admin/dashboard', first: unfold, opens: [/your account/, 'Go to …', /^Notices, /], keys: ['?'] },
    {
      at: '/admin/dashboard',
      async first(page) {
        // All lanes share the session, so only the page is locked, and only until the next one.
        await answering(page, '**/api/admin/lock', 200, {});
        await page.addInitScript(() => localStorage.removeItem('deskLocked'));
        await through(/your account/, 'Lock')(page);
      },
      open: 'This screen is locked',
    },
    {
      at: '/admin/dashboard',
      async first(page) {
        await page.keyboard.press('Control+k');
        await page.keyboard.type('heart');
        await page.getByRole('group', { name: 'Found' }).getByRole('option').first().waitFor();
      },
      open: 'Go to',
    },
    {
      at: '/admin/dashboard',
      first: onPhone('Menu'),
    },
  ],
  'admin/notices': [{ at: '/admin/notices' }],
  'admin/reports': [{ at: '/admin/reports?period=last-month&by=doctor', first: unfold }],
  'admin/page-ratings': [
    {
      at: '/admin/page-ratings',
      async first(page) {
        await page.getByRole('link', { name: 'About' }).press('Enter');
        await unfold(page);
      },
      opens: [/^Delete the comment/],
    },
  ],
  'admin/doctors/:id?': [
    { at: '/admin/doctors', opens: ['View'] },
    {
      at: '/admin/doctors/1',
      boxes: ['Specialities', 'Languages'],
      opens: ['History', 'Delete', /^(Choose|Change) (a|the) picture|^Change$/],
      first: (page) => save(page).then(() => page.getByText('Nothing has changed').waitFor()),
    },
    {
      at: '/admin/doctors/new',
      async first(page) {
        await save(page);
        await page.getByText('Enter a name.').waitFor();
        await page.getByRole('combobox', { name: 'Specialities' }).fill('Axe');
        await page.getByText('Add “Axe” with Enter').waitFor();
      },
    },
  ],
  'admin/doctors/:id/hours': [
    {
      at: '/admin/doctors/1/hours',
      boxes: ['visit types (none selected: all)'],
      opens: [/^From: choose/],
    },
  ],
  'admin/doctors/:id/leave': [{ at: '/admin/doctors/1/leave' }],
  'admin/specialities/:id?': [
    { at: '/admin/specialities', opens: ['Import'] },
    {
      at: '/admin/specialities',
      async first(page) {
        await press(page, 'Import');
        const wrong = { name: 'wrong.csv', mimeType: 'text/csv', buffer: Buffer.from('id,name\r\n,\r\n') };
        await page.getByLabel('File').setInputFiles(wrong);
        await page.getByText('Nothing was imported.').waitFor();
      },
      open: 'Import specialities',
    },
    {
      at: '/admin/specialities/2',
      async first(page) {
        await rename(page, 'Other');
        await page.getByRole('link', { name: 'Dashboard' }).first().press('Enter');
      },
      open: 'Leave without saving?',
    },
    {
      at: '/admin/specialities/3',
      async first(page) {
        await rename(page, 'Mine');
        await send('PUT', '/speciality/3', { name: 'Theirs' }, await staffHeaders());
        await save(page);
        await page.getByRole('button', { name: 'Use theirs' }).waitFor();
      },
    },
  ],
  'admin/news/:id?': [
    { at: '/admin/news' },
    {
      at: '/admin/news/1',
      async first(page) {
        await page.locator('.ProseMirror').first().click();
        await press(page, 'Table');
        // Matches headings in both columns.
        await page.keyboard.type('Axe');
        await page.keyboard.press('Tab');
        await page.keyboard.type('Axe');
      },
      boxes: ['Tags'],
    },
    {
      at: '/admin/news/1',
      async first(page) {
        await press(page, 'Table');
        await page.getByRole('button', { name: 'Add row above' }).waitFor();
        await press(page, 'Picture');
        await inDialog(page).locator('.picture-grid button').first().press('Enter');
      },
      open: 'Describe the picture',
    },
    {
      at: '/admin/news?status=draft',
      async first(page) {
        await page.getByRole('link', { name: 'Axe draft' }).press('Enter');
        await press(page, 'Show a preview');
      },
      open: 'Preview',
    },
  ],
  'admin/services/:id?': [
    { at: '/admin/services' },
    { at: '/admin/services/1', first: unfold, opens: [/^Change \(|an icon$/] },
    { at: '/admin/services/1', first: through('Link'), open: 'Link' },
  ],
  'admin/inquiries/:id?': [{ at: '/admin/inquiries' }, { at: '/admin/inquiries/1', opens: ['Hand over …'] }],
  'admin/gallery/:id?': [{ at: '/admin/gallery' }, { at: '/admin/gallery/1', opens: ['Add pictures'] }],
  'admin/appointments': [
    {
      at: '/admin/appointments',
      opens: ['New booking', 'Walk-in', 'Running late', 'Block a time', /^Day: choose/],
    },
    {
      at: '/admin/appointments',
      async first(page) {
        await press(page, 'New booking');
        await inDialog(page)
          .getByLabel(/^Doctor/)
          .selectOption({ index: 1 });
        await inDialog(page).locator('.time-option').first().click();
        await inDialog(page).getByLabel('Repeat as a series').press('Space');
        await inDialog(page)
          .getByRole('button', { name: /^Change / })
          .first()
          .press('Enter');
        await inDialog(page).locator('.series-change .time-option').first().waitFor();
        await inDialog(page).getByRole('searchbox').fill('Axe');
        await inDialog(page)
          .getByRole('button', { name: /^Axe Example/ })
          .waitFor();
      },
      open: 'New booking',
    },
    {
      at: '/admin/appointments',
      async first(page) {
        await press(page, 'Walk-in');
        await inDialog(page)
          .getByLabel(/^Doctor/)
          .selectOption({ index: 1 });
        await inDialog(page).locator('.booking-needs summary').press('Enter');
      },
      open: 'New booking',
    },
    { at: '/admin/appointments?view=week' },
    { at: '/admin/appointments', first: onPhone('Choose what is shown') },
    { at: '/admin/appointments', first: onPhone('More to do') },
    { at: axe, opens: [/^More for/] },
    { at: axe, first: through(/^More for/, 'Move …'), open: /^Move / },
    { at: axe, first: through(/^More for/, 'Needs …'), open: /^Needs of / },
    { at: axe, first: through(/^More for/, 'Correct …'), open: /^Correct the visit of / },
    { at: axe, first: through(/^More for/, 'Cancel'), open: /^Cancel/ },
    { at: axe, first: through(/^More for/, 'History'), open: /^History of/ },
    { at: '/admin/appointments?visit=VISIT', first: unfold, open: 'Axe Example' },
    { at: '/admin/appointments?visit=VISIT', first: through(/^More for/), open: 'Axe Example' },
    { at: '/admin/appointments?visit=VISIT', first: through(/^More for/, 'Room …'), open: /^Room for/ },
    {
      at: '/admin/appointments?visit=VISIT',
      first: through(/^More for/, 'How it takes place …'),
      open: /^How the visit/,
    },
    { at: '/admin/appointments?visit=VISIT', first: through(/^More for/, 'Answers …'), open: /^Answers of/ },
  ],
  'admin/appointments/rebooking': [
    { at: '/admin/appointments/rebooking', opens: [/^Decide: /] },
    {
      at: '/admin/appointments/rebooking',
      async first(page) {
        await press(page, /^Decide: /);
        await inDialog(page).locator('[value=move]').check();
      },
      open: /^Axe Example, /,
    },
  ],
  'admin/appointments/waitlist': [
    { at: '/admin/appointments/waitlist', opens: ['Add someone', /^Remove Axe/] },
  ],
  'admin/patients/:id?': [
    { at: '/admin/patients', opens: ['View'] },
    {
      at: '/admin/patients/PATIENT',
      opens: [/^More for/, 'Correct …', 'Book a visit', /^Merge with Axel/, /^Delete the note/],
    },
    { at: '/admin/patients/PATIENT?visit=VISIT', first: unfold, open: 'Axe Example' },
    {
      at: '/admin/patients/PATIENT',
      async first(page) {
        await through(/^More for/, 'Merge with another patient …')(page);
        await inDialog(page).getByRole('searchbox').fill('axel');
        await inDialog(page).getByRole('button', { name: /^Axel/ }).waitFor();
      },
      open: 'Merge Axe Example with another patient',
    },
    {
      at: '/admin/patients/PATIENT',
      async first(page) {
        await asReceptionistOf(page, [1]);
        await through(/^More for/, 'Look in other departments …')(page);
      },
      open: 'Look for Axe Example in other departments',
    },
    {
      at: '/admin/patients/PATIENT',
      first: through(/^More for/, 'Everything we hold …'),
      open: 'Everything we hold about Axe Example',
    },
    { at: '/admin/patients/PATIENT', first: through(/^More for/, 'Erase …'), open: 'Erase Axe Example?' },
  ],
  'admin/departments/:id?': [
    { at: '/admin/departments', first: chosenRow, opens: ['Delete'] },
    { at: '/admin/departments/1' },
    {
      at: '/admin/departments',
      async first(page) {
        await refusing(page, '**/api/department?*', 401, 'unauthorized');
        await search(page, 'heart');
      },
      open: 'Sign in again',
    },
  ],
  'admin/*': [{ at: '/admin/no-such-page' }],
};
