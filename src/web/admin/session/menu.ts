/**
 * Every page of the staff area, in the order of the sidebar; one more resource is one more line. Resources have their
 * names from the contract.
 */
import { noticeAreas } from '#contract/notice.ts';
import { camelCase, type ResourceRecord, resources } from '#contract/resources.ts';
import { type Area, areas } from '#contract/roles.ts';
import type { PlainMessage } from '#words/catalogue.ts';
import bell from '~icons/lucide/bell?raw';
import boxes from '~icons/lucide/boxes?raw';
import building from '~icons/lucide/building-2?raw';
import calendarClock from '~icons/lucide/calendar-clock?raw';
import calendarOff from '~icons/lucide/calendar-off?raw';
import chart from '~icons/lucide/chart-column?raw';
import doorOpen from '~icons/lucide/door-open?raw';
import gauge from '~icons/lucide/gauge?raw';
import heartPulse from '~icons/lucide/heart-pulse?raw';
import image from '~icons/lucide/image?raw';
import images from '~icons/lucide/images?raw';
import inbox from '~icons/lucide/inbox?raw';
import languages from '~icons/lucide/languages?raw';
import mailOpen from '~icons/lucide/mail-open?raw';
import mails from '~icons/lucide/mails?raw';
import messageSquare from '~icons/lucide/message-square-text?raw';
import monitor from '~icons/lucide/monitor?raw';
import newspaper from '~icons/lucide/newspaper?raw';
import quote from '~icons/lucide/quote?raw';
import settings from '~icons/lucide/settings?raw';
import signpost from '~icons/lucide/signpost?raw';
import stethoscope from '~icons/lucide/stethoscope?raw';
import tags from '~icons/lucide/tags?raw';
import textSearch from '~icons/lucide/text-search?raw';
import thermometer from '~icons/lucide/thermometer?raw';
import thumbsUp from '~icons/lucide/thumbs-up?raw';
import timer from '~icons/lucide/timer?raw';
import users from '~icons/lucide/users?raw';
import type { EditableResource } from './resource-words.ts';

export interface MenuEntry {
  label: PlainMessage;
  /** Below /admin. */
  path: string;
  icon: string;
  /** Open to accounts that may read one of these. */
  areas: readonly Area[] | 'everyone';
  one?: PlainMessage;
  /** The purpose of entries, shown while there are none. */
  says?: PlainMessage;
  /** Address of entries on the public site. */
  site?: string;
  /** Linked from another page instead of the sidebar. */
  under?: string;
}

const places = {
  dashboard: { label: 'Dashboard', path: 'dashboard', icon: gauge, areas },
  notice: {
    label: 'Notices',
    path: 'notices',
    icon: bell,
    areas: [...new Set(Object.values(noticeAreas))],
    under: 'dashboard',
  },
  report: {
    label: 'Reports',
    path: 'reports',
    icon: chart,
    areas: ['figures'],
    under: 'dashboard',
  },
  pageRating: {
    label: 'Page ratings',
    path: 'page-ratings',
    icon: thumbsUp,
    areas: ['content'],
    under: 'dashboard',
  },
  doctor: {
    label: 'Doctors',
    path: 'doctors',
    icon: stethoscope,
    areas: ['content', 'hours'],
    says: 'Patients find them by name, department and language, and book them during their working hours.',
  },
  speciality: {
    label: 'Specialities',
    path: 'specialities',
    icon: tags,
    areas: ['content'],
    says: 'What doctors are trained in, such as Cardiology; patients search by it.',
    under: 'doctor',
  },
  package: {
    label: 'Packages',
    path: 'packages',
    icon: boxes,
    areas: ['content'],
    says: 'Checks that belong together, at one price.',
  },
  news: {
    label: 'News',
    path: 'news',
    icon: newspaper,
    areas: ['content'],
    says: 'The newest appear on the home page.',
  },
  guide: {
    label: 'Guides',
    path: 'guides',
    icon: signpost,
    areas: ['content'],
    says: 'What patients and visitors ask before they come: parking, visiting, what to bring, how to pay.',
    under: 'news',
  },
  service: {
    label: 'Services',
    path: 'services',
    icon: heartPulse,
    areas: ['content'],
    says: 'Tests and treatments, with their price and how to prepare.',
  },
  condition: {
    label: 'Conditions',
    path: 'conditions',
    icon: thermometer,
    areas: ['content'],
    says: 'What patients look up: when to call, when to be seen, what helps, and who treats it here.',
    under: 'service',
  },
  inquiry: { label: 'Inquiries', path: 'inquiries', icon: inbox, areas: ['inquiries'], one: 'inquiry' },
  savedReply: {
    label: 'Saved replies',
    path: 'saved-replies',
    icon: messageSquare,
    areas: ['inquiries'],
    says: 'Answers that you give again and again. You choose one when you reply, and edit it before it goes.',
    under: 'inquiry',
  },
  testimonial: {
    label: 'Testimonial',
    path: 'testimonial',
    icon: quote,
    areas: ['content'],
    says: 'What patients say about you, with their consent.',
  },
  gallery: {
    label: 'Gallery',
    path: 'gallery',
    icon: image,
    areas: ['content'],
    says: 'Pictures of the hospital and its people.',
  },
  appointment: {
    label: 'Appointments',
    path: 'appointments',
    icon: calendarClock,
    areas: ['visits'],
    one: 'appointment',
  },
  patient: {
    label: 'Patients',
    path: 'patients',
    icon: users,
    areas: ['visits'],
    one: 'patient',
    under: 'appointment',
  },
  department: {
    label: 'Departments',
    path: 'departments',
    icon: building,
    areas: ['content'],
    says: 'Where patients look first; doctors, services and packages belong to them.',
  },
  settings: { label: 'Settings', path: 'settings', icon: settings, areas: 'everyone' },
  visitType: {
    label: 'Visit types',
    path: 'settings/visit-types',
    icon: timer,
    areas: ['hours'],
    says: 'What patients book, such as a 30-minute consultation. Without one nobody can book.',
    under: 'settings',
  },
  closure: {
    label: 'Closures',
    path: 'settings/closures',
    icon: calendarOff,
    areas: ['hours'],
    says: 'No times are offered during a closure.',
    under: 'settings',
  },
  room: {
    label: 'Rooms and devices',
    path: 'settings/rooms',
    icon: doorOpen,
    areas: ['hours'],
    says: 'What visits take place in or with. A visit type that needs a kind is offered only while one of that kind is free.',
    under: 'settings',
  },
  waitingArea: {
    label: 'Waiting areas',
    path: 'settings/waiting-areas',
    icon: monitor,
    areas: ['hours'],
    says: 'A screen with who is late and who is called, and a code at the door by which patients check in.',
    under: 'settings',
  },
  synonym: {
    label: 'Search terms',
    path: 'settings/search',
    icon: textSearch,
    areas: ['content'],
    under: 'settings',
  },
  media: {
    label: 'Media',
    path: 'settings/media',
    icon: images,
    areas: ['content'],
    one: 'picture',
    under: 'settings',
  },
  translation: {
    label: 'Translations',
    path: 'settings/translations',
    icon: languages,
    areas: ['content'],
    one: 'translation',
    under: 'settings',
  },
  mail: {
    label: 'Mail',
    path: 'settings/mail',
    icon: mailOpen,
    areas: ['messages'],
    one: 'message|mail',
    under: 'settings',
  },
  newsletter: {
    label: 'Newsletter',
    path: 'settings/newsletter',
    icon: mails,
    areas: ['subscribers'],
    one: 'subscriber',
    under: 'settings',
  },
  account: {
    label: 'Staff',
    path: 'settings/staff',
    icon: users,
    areas: ['administration'],
    one: 'account',
    under: 'settings',
  },
} as const satisfies Record<string, Omit<MenuEntry, 'site'>>;
export type MenuName = keyof typeof places | EditableResource;
// A compile error here means a resource has no page.
const complete: Record<MenuName, Omit<MenuEntry, 'site'>> = places;

export const menu = Object.fromEntries(
  Object.entries(complete).map(([name, place]) => [name, { ...place, ...ofResource(name) }]),
) as Record<MenuName, MenuEntry>;

/** The word for one entry, and its address on the public site. */
function ofResource(name: string): Pick<MenuEntry, 'one' | 'site'> {
  const record = (resources as Record<string, ResourceRecord>)[name];
  if (!record) return {};
  return { one: record.one, ...(record.folder && { site: `/${record.folder}` }) };
}

export function menuEntry(name: MenuName): MenuEntry {
  return menu[name];
}

/** Pages of resources whose entries staff create, in the order of the sidebar. */
export const creatable = (Object.keys(menu) as MenuName[]).filter(
  (name): name is EditableResource => name in resources,
);

/** The page of a resource by its name in the activity log and the API's answers, such as `visit_type`. */
export function menuNameOf(entity: string): MenuName | undefined {
  const name = camelCase(entity);
  return name in menu ? (name as MenuName) : undefined;
}

export function addressOf(name: MenuName, entry?: number | 'new'): string {
  return `/admin/${menu[name].path}${entry === undefined ? '' : `/${entry}`}`;
}

export function trailTo(name: MenuName): { label: PlainMessage; to: string }[] {
  const { under } = menuEntry(name);
  return under ? [{ label: menuEntry(under as MenuName).label, to: addressOf(under as MenuName) }] : [];
}
