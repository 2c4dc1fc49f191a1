/** Where the checks stop in Settings. */
import { answering, chosenRow, inDialog, press, refusing, type Stop, through, unfold } from './stop.ts';

export const settingsStops: Record<string, Stop[]> = {
  'admin/settings': [{ at: '/admin/settings' }],
  'admin/settings/hospital': [{ at: '/admin/settings/hospital' }],
  'admin/settings/booking': [{ at: '/admin/settings/booking' }],
  'admin/settings/text-messages': [{ at: '/admin/settings/text-messages' }],
  'admin/settings/texts': [{ at: '/admin/settings/texts' }],
  'admin/settings/contact': [{ at: '/admin/settings/contact' }],
  'admin/settings/social-links': [{ at: '/admin/settings/social-links' }],
  'admin/settings/visit-types/:id?': [
    { at: '/admin/settings/visit-types' },
    { at: '/admin/settings/visit-types/1' },
    { at: '/admin/settings/visit-types/1', first: through('Preview'), open: 'What patients are asked' },
  ],
  'admin/settings/closures/:id?': [
    { at: '/admin/settings/closures' },
    { at: '/admin/settings/closures/new', opens: [/^Until: choose/] },
  ],
  'admin/settings/rooms/:id?': [
    { at: '/admin/settings/rooms' },
    {
      at: '/admin/settings/rooms/1',
      first: (page) => press(page, 'Add a line'),
      opens: [/^From: choose/, /^Until: choose/],
    },
  ],
  'admin/settings/waiting-areas/:id?': [
    { at: '/admin/settings/waiting-areas' },
    { at: '/admin/settings/waiting-areas/1', opens: ['New addresses …'] },
  ],
  'admin/settings/search/:id?': [
    { at: '/admin/settings/search' },
    { at: '/admin/settings/search/1' },
    {
      at: '/admin/settings/search',
      async first(page) {
        await chosenRow(page);
        await press(page, 'Delete');
        await inDialog(page).getByRole('button', { name: 'Delete' }).press('Enter');
        await page.getByRole('button', { name: 'Undo' }).waitFor();
        // Also keeps the message open until Escape.
        await page.keyboard.press('Alt+t');
      },
    },
  ],
  'admin/settings/media/:id?': [
    { at: '/admin/settings/media' },
    { at: '/admin/settings/media/1' },
    {
      at: '/admin/settings/media',
      async first(page) {
        await page.locator('input[type=file]').setInputFiles(['docs/home.jpg', 'package.json']);
        await page.locator('.upload-row input').first().waitFor();
      },
    },
  ],
  'admin/settings/translations/:resource?/:id?/:language?': [
    { at: '/admin/settings/translations' },
    { at: '/admin/settings/translations?language=de', opens: ['Upload translations'] },
    { at: '/admin/settings/translations/department/1/de' },
  ],
  'admin/settings/mail-texts/:kind?': [
    { at: '/admin/settings/mail-texts' },
    { at: '/admin/settings/mail-texts/booked', opens: ['Restore the standard text'] },
  ],
  'admin/settings/newsletter': [{ at: '/admin/settings/newsletter', opens: ['Remove axe@example.org'] }],
  'admin/settings/activity': [
    { at: '/admin/settings/activity', opens: [/^Check/, /^From: choose/] },
    {
      at: '/admin/settings/activity',
      async first(page) {
        const report = { isWhole: false, sealed: 1, unsealed: 0, last: '', findings: ['Row 1 was changed.'] };
        await answering(page, '**/api/admin/activity/seals', 200, { data: report });
        await press(page, /^Check/);
      },
      open: 'The activity log has been tampered with',
    },
    { at: '/admin/settings/activity?row=1', open: / / },
  ],
  'admin/settings/staff': [
    {
      at: '/admin/settings/staff',
      opens: ['Invite', /^Actions for/, 'Make a token', 'Revoke Axe program'],
    },
    {
      at: '/admin/settings/staff',
      first: through('Actions for Bo', 'Delete …'),
      open: /^Delete the account/,
    },
    {
      at: '/admin/settings/staff',
      first: through('Actions for Bo', 'Change what they may do …'),
      open: 'What Bo may do',
    },
    {
      at: '/admin/settings/staff',
      async first(page) {
        await answering(page, '**/api/admin/tokens', 201, { data: { token: 'owt_of_axe' } });
        await press(page, 'Make a token');
        await page.getByLabel('What is it for?').fill('Axe');
        await page.getByLabel(/^Editor/).check();
        await press(page, 'Make the token');
      },
      open: 'Copy the token now',
    },
    {
      at: '/admin/settings/staff',
      first: through('Actions for Bo', 'Send the invitation again'),
      open: 'Pass on the invitation',
    },
  ],
  'admin/settings/security': [
    { at: '/admin/settings/security', opens: [/^Add a passkey/] },
    {
      at: '/admin/settings/security',
      async first(page) {
        await press(page, 'Set up');
        await unfold(page);
      },
      open: 'Set up two-factor sign-in',
    },
    {
      at: '/admin/settings/security',
      async first(page) {
        await press(page, 'Set up');
        const recoveryCodes = Array.from({ length: 10 }, (_, at) => `${at}ABCD-EFGHJ`);
        await page.getByLabel('The six digits that the app shows').fill('123456');
        await answering(page, '**/api/admin/two-factor', 200, { data: { recoveryCodes } });
        await press(page, 'Turn on');
      },
      open: 'Your recovery codes',
    },
    {
      at: '/admin/settings/security',
      async first(page) {
        const passkey = { id: 1, name: 'Phone', createdAt: '2026-01-05T09:00:00.000Z', usedAt: null };
        await answering(page, '**/api/admin/passkeys', 200, { data: [passkey] });
        await page.reload();
        await press(page, 'Rename Phone');
      },
      open: 'Rename the passkey',
    },
    {
      at: '/admin/settings/security',
      async first(page) {
        await refusing(page, '**/api/admin/two-factor*', 403, 'password-needed');
        await press(page, 'Set up');
      },
      open: 'Enter your password',
    },
  ],
  'admin/settings/data': [{ at: '/admin/settings/data', opens: ['Export everything'] }],
};
