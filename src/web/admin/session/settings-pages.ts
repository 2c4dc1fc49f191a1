import type { Area } from '#contract/roles.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import activity from '~icons/lucide/activity?raw';
import building from '~icons/lucide/building-2?raw';
import calendarCheck from '~icons/lucide/calendar-check?raw';
import calendarOff from '~icons/lucide/calendar-off?raw';
import database from '~icons/lucide/database?raw';
import doorOpen from '~icons/lucide/door-open?raw';
import fileText from '~icons/lucide/file-text?raw';
import images from '~icons/lucide/images?raw';
import languages from '~icons/lucide/languages?raw';
import link from '~icons/lucide/link?raw';
import mailOpen from '~icons/lucide/mail-open?raw';
import mails from '~icons/lucide/mails?raw';
import messageSquare from '~icons/lucide/message-square-text?raw';
import monitor from '~icons/lucide/monitor?raw';
import phone from '~icons/lucide/phone?raw';
import shieldCheck from '~icons/lucide/shield-check?raw';
import smartphone from '~icons/lucide/smartphone?raw';
import textSearch from '~icons/lucide/text-search?raw';
import timer from '~icons/lucide/timer?raw';
import users from '~icons/lucide/users?raw';
import { addressOf, menu } from './menu.ts';

const at = addressOf('settings');

interface SettingsPage {
  label: PlainMessage;
  to: string;
  icon: string;
  says: PlainMessage;
  /** As in the menu. */
  areas: readonly Area[] | 'everyone';
}

/** By subject, in the order of the tabs, each with a description. */
export const settingsGroups: { title: PlainMessage; pages: SettingsPage[] }[] = [
  {
    title: 'The hospital',
    pages: [
      {
        label: 'Hospital',
        to: `${at}/hospital`,
        areas: ['settings'],
        icon: building,
        says: 'Name, logo, colours, doctors’ pictures, announcement, time zone and currency',
      },
      {
        label: 'Contact',
        to: `${at}/contact`,
        areas: ['settings'],
        icon: phone,
        says: 'Phones, email, address and opening hours',
      },
      {
        label: 'Social links',
        to: `${at}/social-links`,
        areas: ['settings'],
        icon: link,
        says: 'Facebook, Instagram and LinkedIn in the footer',
      },
      {
        label: 'Page texts',
        to: `${at}/texts`,
        areas: ['settings'],
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
        areas: ['settings'],
        icon: calendarCheck,
        says: 'How many appointments, how long a time is held, reminders',
      },
      {
        label: 'Visit types',
        to: addressOf('visitType'),
        areas: menu.visitType.areas,
        icon: timer,
        says: 'Durations, how far ahead, and until when patients may cancel',
      },
      {
        label: 'Closures',
        to: addressOf('closure'),
        areas: menu.closure.areas,
        icon: calendarOff,
        says: 'Days on which the hospital or a department is closed',
      },
      {
        label: 'Rooms and devices',
        to: addressOf('room'),
        areas: menu.room.areas,
        icon: doorOpen,
        says: 'What visits take place in or with, and when it is out of use',
      },
      {
        label: 'Waiting areas',
        to: addressOf('waitingArea'),
        areas: menu.waitingArea.areas,
        icon: monitor,
        says: 'A screen with who is called, and a code to check in by',
      },
    ],
  },
  {
    title: 'Messages',
    pages: [
      {
        label: 'Mail',
        to: addressOf('mail'),
        areas: menu.mail.areas,
        icon: mailOpen,
        says: 'What is waiting, what was sent and what could not be delivered',
      },
      {
        label: 'Mail texts',
        to: `${at}/mail-texts`,
        areas: ['settings'],
        icon: messageSquare,
        says: 'The text of messages to patients',
      },
      {
        label: 'Text messages',
        to: `${at}/text-messages`,
        areas: ['administration'],
        icon: smartphone,
        says: 'Who sends texts to phones, and when none are sent',
      },
      {
        label: 'Newsletter',
        to: addressOf('newsletter'),
        areas: menu.newsletter.areas,
        icon: mails,
        says: 'Who gets it, and the list to download',
      },
    ],
  },
  {
    title: 'The website',
    pages: [
      {
        label: 'Media',
        to: addressOf('media'),
        areas: menu.media.areas,
        icon: images,
        says: 'Every picture, and where it is used',
      },
      {
        label: 'Translations',
        to: addressOf('translation'),
        areas: menu.translation.areas,
        icon: languages,
        says: 'The words of the website in its other languages',
      },
      {
        label: 'Search',
        to: addressOf('synonym'),
        areas: menu.synonym.areas,
        icon: textSearch,
        says: 'Everyday words and what they lead to',
      },
    ],
  },
  {
    title: 'People and safety',
    pages: [
      {
        label: 'Staff',
        to: addressOf('account'),
        areas: menu.account.areas,
        icon: users,
        says: 'Who may sign in here, and what they may do; invitations',
      },
      {
        label: 'Security',
        to: `${at}/security`,
        areas: 'everyone',
        icon: shieldCheck,
        says: 'Your own password, second factor, devices and notices; what all staff must set up',
      },
      {
        label: 'Activity',
        to: `${at}/activity`,
        areas: ['trail'],
        icon: activity,
        says: 'Who did what, and when',
      },
      {
        label: 'Data',
        to: `${at}/data`,
        areas: ['administration'],
        icon: database,
        says: 'Export, import, and how long personal data is kept',
      },
    ],
  },
];

/** In the order of the tabs. */
export const settingsPages: SettingsPage[] = settingsGroups.flatMap(({ pages }) => pages);
