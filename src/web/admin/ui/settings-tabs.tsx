import { addressOf } from '#web/admin/session/menu.ts';
import activity from '~icons/lucide/activity?raw';
import building from '~icons/lucide/building-2?raw';
import calendarCheck from '~icons/lucide/calendar-check?raw';
import calendarOff from '~icons/lucide/calendar-off?raw';
import database from '~icons/lucide/database?raw';
import fileText from '~icons/lucide/file-text?raw';
import images from '~icons/lucide/images?raw';
import link from '~icons/lucide/link?raw';
import mailOpen from '~icons/lucide/mail-open?raw';
import mails from '~icons/lucide/mails?raw';
import messageSquare from '~icons/lucide/message-square-text?raw';
import phone from '~icons/lucide/phone?raw';
import shieldCheck from '~icons/lucide/shield-check?raw';
import textSearch from '~icons/lucide/text-search?raw';
import timer from '~icons/lucide/timer?raw';
import users from '~icons/lucide/users?raw';
import { Tabs } from './tabs.tsx';

const at = addressOf('settings');

/** By subject, in the order of the tabs, each with a line on what it holds. */
export const settingsGroups = [
  {
    title: 'The hospital',
    pages: [
      {
        label: 'Hospital',
        to: `${at}/hospital`,
        icon: building,
        says: 'Name, logo, colours, doctors’ pictures, announcement, time zone and currency',
      },
      {
        label: 'Contact',
        to: `${at}/contact`,
        icon: phone,
        says: 'Phones, email, address and opening hours',
      },
      {
        label: 'Social links',
        to: `${at}/social-links`,
        icon: link,
        says: 'Facebook, Instagram and LinkedIn in the footer',
      },
      {
        label: 'Page texts',
        to: `${at}/texts`,
        icon: fileText,
        says: 'About, prices, how to get here, privacy and accessibility',
      },
    ],
  },
  {
    title: 'Appointments',
    pages: [
      {
        label: 'Booking',
        to: `${at}/booking`,
        icon: calendarCheck,
        says: 'How many appointments, how long a time is held, reminders',
      },
      {
        label: 'Visit types',
        to: addressOf('visitType'),
        icon: timer,
        says: 'Durations, how far ahead, and until when patients may cancel',
      },
      {
        label: 'Closures',
        to: addressOf('closure'),
        icon: calendarOff,
        says: 'Days on which the hospital or a department is closed',
      },
    ],
  },
  {
    title: 'Messages',
    pages: [
      {
        label: 'Mail',
        to: addressOf('mail'),
        icon: mailOpen,
        says: 'What is waiting, what was sent and what could not be delivered',
      },
      {
        label: 'Mail texts',
        to: `${at}/mail-texts`,
        icon: messageSquare,
        says: 'The text of messages to patients',
      },
      {
        label: 'Newsletter',
        to: addressOf('newsletter'),
        icon: mails,
        says: 'Who gets it, and the list to download',
      },
    ],
  },
  {
    title: 'The website',
    pages: [
      { label: 'Media', to: addressOf('media'), icon: images, says: 'Every picture, and where it is used' },
      {
        label: 'Search',
        to: addressOf('synonym'),
        icon: textSearch,
        says: 'Everyday words and what they lead to',
      },
    ],
  },
  {
    title: 'People and safety',
    pages: [
      { label: 'Staff', to: addressOf('account'), icon: users, says: 'Who may sign in here; invitations' },
      {
        label: 'Security',
        to: `${at}/security`,
        icon: shieldCheck,
        says: 'Your own password, second factor and devices; what all staff must set up',
      },
      { label: 'Activity', to: `${at}/activity`, icon: activity, says: 'Who did what, and when' },
      {
        label: 'Data',
        to: `${at}/data`,
        icon: database,
        says: 'Export, import, and how long personal data is kept',
      },
    ],
  },
];

/** In the order of the tabs. */
export const settingsPages: { label: string; to: string; end?: boolean }[] = settingsGroups.flatMap(
  ({ pages }) => pages,
);

export function SettingsTabs() {
  return <Tabs label="Settings" tabs={settingsPages} />;
}
