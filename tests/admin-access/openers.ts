/**
 * Everything that opens over a page of the staff area or in it, by the file under src/web/admin that draws it, with
 * its name while open. A list of options has the name of its box.
 */
export const openers: Record<string, RegExp[]> = {
  'translation/upload-dialog.tsx': [/^Upload translations: /],
  'account.tsx': [/^Actions for /, /^Delete the account of /],
  'account/invite-dialog.tsx': [/^Invite a colleague$/],
  'account/programs.tsx': [/^Revoke the token of /],
  'account/roles-dialog.tsx': [/^What Bo may do$/],
  'account/token-dialog.tsx': [/^Make a token for a program$/],
  'export/export-dialog.tsx': [/^(Download this list|Export everything|Everything we hold about .+)$/],
  'ui/copy-dialog.tsx': [/^Pass on the invitation$/, /^Copy the token now$/],
  'activity/activity-dialog.tsx': [
    /^Activity$/,
    /^\S.* (added|changed|created|saved|made|sent|signed|booked)/,
  ],
  'activity/seal-check.tsx': [/^The activity log is intact$/, /^The activity log has been tampered with$/],
  'calendar/block-dialog.tsx': [/^Block a time$/],
  'calendar/delay-dialog.tsx': [/^Running late$/],
  'waiting-area/area-addresses.tsx': [/^Give this waiting area new addresses\?$/],
  'desk/day-tools.tsx': [/^Choose what is shown$/],
  'desk/desk-actions.tsx': [/^More to do$/],
  'appointment/book-dialog.tsx': [/^New booking$/],
  'appointment/book-person.tsx': [/^Needs for the visit/],
  'appointment/move-dialog.tsx': [/^Move /],
  'appointment/needs-dialog.tsx': [/^Needs of /],
  'appointment/note-dialog.tsx': [/^Cancel/],
  'appointment/person-dialog.tsx': [/^Correct the visit of /],
  'appointment/mode-dialog.tsx': [/^How the visit of /],
  'appointment/room-dialog.tsx': [/^Room for /],
  'appointment/steps.tsx': [/^More for /],
  'appointment/wait-dialog.tsx': [/^Put someone on the waiting list$/],
  'appointment/visit-history.tsx': [/^History of /],
  'appointment/visit-panel.tsx': [/^Axe Example$/, /^History$/],
  'elsewhere/elsewhere-dialog.tsx': [/^Look for Axe Example in other departments$/],
  'entrance/confirm-password.tsx': [/^Enter your password$/],
  'dashboard/bookings-chart.tsx': [/^As a table of Bookings/],
  'dashboard/today-chart.tsx': [/^As a table of Today/],
  'editor/delete-entry.tsx': [/^Delete “/],
  'editor/history.tsx': [/^History$/],
  'editor/publishing.tsx': [/^Search engines/],
  'editor/see-on-site.tsx': [/^Preview$/],
  'field/date-fields.tsx': [/^Choose a date$/],
  'field/day-field.tsx': [/^Choose a date$/],
  'field/icon-field.tsx': [/^Choose an icon$/],
  'media/picture-dialog.tsx': [/^Choose a picture$/],
  'field/token-box.tsx': [/^Specialities$/],
  'frame/go-to.tsx': [/^Go to$/, /^Found$/],
  'frame/shortcuts.tsx': [/^Keyboard shortcuts$/],
  'frame/sidebar.tsx': [/^Menu$/],
  'frame/top-bar.tsx': [/, your account$/],
  'inquiry/hand-over-dialog.tsx': [/^Hand over the inquiry of /],
  'inquiry/inquiry-history.tsx': [/^History$/],
  'gallery/add-pictures.tsx': [/^Add pictures$/],
  'list/bulk-actions.tsx': [/^Delete 1 (department|departments)\?$/],
  'list/import-table.tsx': [/^Import specialities$/],
  'list/view-menu.tsx': [/^View$/],
  'lock/lock.tsx': [/^This screen is locked$/],
  'mail/mail-text-editor.tsx': [/^Restore the standard text\?$/],
  'page-rating/comments.tsx': [/^Delete this comment\?$/],
  'report/report-panel.tsx': [/^How this is counted/],
  'page-rating/one-page.tsx': [/^As a table of About, week by week/],
  'patient/correct-dialog.tsx': [/^Correct Axe Example$/],
  'patient/erase.tsx': [/^Erase Axe Example\?$/, /^The patient has been erased$/],
  'patient/merge-dialog.tsx': [/^Merge Axe Example with another patient$/],
  'patient/notes.tsx': [/^Delete this note\?$/],
  'patient/patient-head.tsx': [/^More for Axe Example$/],
  'notice/bell.tsx': [/^Notices, /],
  'newsletter.tsx': [/^Remove axe@example\.org from the list\?$/],
  'rebooking/decision-dialog.tsx': [/^Axe Example, /],
  'rich-text/question.tsx': [/^Add a link$/, /^Describe the picture$/],
  'security/passkeys.tsx': [/^Add a passkey$/, /^Rename the passkey$/],
  'security/recovery-codes.tsx': [/^Your recovery codes$/],
  'security/two-factor.tsx': [/^Set up two-factor sign-in$/, /^Enter a key manually instead$/],
  'entrance/sign-in.tsx': [/^Sign in again$/],
  'ui/unsaved.tsx': [/^Leave without saving\?$/],
  'visit-answer/answers-dialog.tsx': [/^Answers of Axe Example$/],
  'visit-answer/preview-dialog.tsx': [/^What patients are asked$/],
  'waitlist.tsx': [/^Remove Axe Example from the list\?$/],
};

/** What in a file's text opens. A `<select>` opens a list that the browser draws, not we. */
export const opening = /<Dialog\b|<DateControl\b|<Popover\b|<details\b|role="listbox"|popover="auto"/g;
/** How many are there only with single sign-on, which its own journey sets up. */
export const ofSso: Record<string, number> = {
  'entrance/confirm-password.tsx': 1,
  'entrance/sign-in-form.tsx': 1,
  'security/sso-groups.tsx': 1,
};
export const onlyOfSso = ['entrance/sign-in-form.tsx', 'security/sso-groups.tsx'];
/** What others are made of. The dialog stands outside of the staff area, whose calendar it is too. */
export const bare = ['ui/popover.tsx'];
/** Opened where a hospital has invented patients, in demo.journey.ts. */
export const ofDemo = ['demo/demo-notice.tsx'];

/** Runs in the page: the names of what is open. */
export function namesOfOpened() {
  const shown = (selector: string) => [...document.querySelectorAll<HTMLElement>(selector)];
  const opener = ({ id }: HTMLElement) => document.querySelector<HTMLElement>(`[popovertarget="${id}"]`);
  const nameOf = (element: HTMLElement | null) => element?.ariaLabel || element?.textContent.trim() || '';
  return [
    ...shown('dialog[open] h2').map((heading) => nameOf(heading)),
    ...shown(':popover-open').map((popover) => nameOf(opener(popover))),
    ...shown('[role=listbox]:not([hidden])').map((list) => nameOf(list)),
    ...shown('details[open]').map((details) => {
      const words = nameOf(details.querySelector('summary'));
      return details.querySelector('table')
        ? `${words} of ${nameOf(details.closest('section')!.querySelector('h2'))}`
        : words;
    }),
  ];
}
