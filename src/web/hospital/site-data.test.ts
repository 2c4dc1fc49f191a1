import { RouterContextProvider } from 'react-router';
import { afterEach, expect, it, vi } from 'vitest';
import { apiContext, type Client, contentContext, originContext } from '#web/api/client.ts';
import { loadSite } from './site-data.ts';

const settings = {
  name: 'Demo Hospital',
  tagline: 'Care.',
  announcement: '',
  locale: 'en-GB',
  currency: 'GBP',
  country: 'GB',
  languages: [],
  timeZone: 'Europe/London',
  logo: null,
};
const contact = {
  phone_number: '+44 20 1, +44 20 2',
  phoneLabels: 'Front desk,, Bills',
  email: 'one@example.org, two@example.org',
  emailLabels: 'أسئلة عامة، المواعيد',
  location: '1 Door Row\nLondon',
  mapUrl: '',
  emergencyPhone: '999',
  openingHours: [],
};

/** Responses of an API with only the hospital itself. */
const answered = {
  settings,
  contact: [contact],
  sociallink: {},
  condition: [],
  guide: [],
  department: [],
  service: [],
};

/** Loads the site from an API with these responses; other calls fail. The content is new unless given. */
function load(answers: Record<string, unknown>, content = {}, origin = 'https://hospital.example') {
  const call = (name: string) => async () => {
    if (!(name in answers)) throw new Error(`${name} is down`);
    return { data: answers[name] };
  };
  const client = {
    settings: { get: call('settings') },
    contact: { list: call('contact') },
    sociallink: { get: call('sociallink') },
    department: { list: call('department') },
    service: { list: call('service') },
    condition: { list: call('condition') },
    guide: { list: call('guide') },
  };
  const context = new RouterContextProvider();
  context.set(apiContext, client as unknown as Client);
  context.set(originContext, origin);
  context.set(contentContext, content);
  return loadSite(context);
}
afterEach(() => vi.restoreAllMocks());

it('a menu entry shows its title, or its name where it has none, and leads to base path and slug', async () => {
  const { services, departments } = await load({
    ...answered,
    service: [{ slug: 'ecg', title: 'Heart tracing', icon: 'heart-outline', summary: '' }],
    department: [{ slug: 'cardiology', name: 'Cardiology', title: '', icon: 'heart-outline', summary: '' }],
  });
  expect(services).toEqual([{ label: '', entries: [{ href: '/services/ecg', label: 'Heart tracing' }] }]);
  expect(departments).toMatchObject([{ href: '/departments/cardiology', label: 'Cardiology' }]);
});

it('a list that fails is logged and empty, and the rest of the frame works', async () => {
  const log = vi.spyOn(console, 'error').mockImplementation(() => {});
  const { service, ...others } = answered;
  const site = await load(others);
  expect(site.services).toEqual([]);
  expect(site.name).toBe('Demo Hospital');
  expect(log).toHaveBeenCalledOnce();
});

it('a failed social link fetch gives empty links', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { social } = await load({ settings, contact: [contact], department: [], service: [] });
  expect(social).toEqual({ facebook: '', instagram: '', linkedIn: '' });
});

it('with the database gone the numbers to call are those that were last known, and the lists are empty', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const service = [{ slug: 'ecg', title: 'Heart tracing', icon: 'heart-outline', summary: '' }];
  await load({
    ...answered,
    service,
  });
  const site = await load({});
  expect(site.contact?.emergencyPhone).toBe('999');
  expect(site).toMatchObject({ name: 'Demo Hospital', services: [], departments: [] });
});

it('splits comma-separated lists and finds a map for the address', async () => {
  const site = await load({
    ...answered,
  });
  expect(site.contact?.phones).toEqual(['+44 20 1', '+44 20 2']);
  expect(site.contact?.emails).toEqual(['one@example.org', 'two@example.org']);
  expect(site.contact?.phoneLabels).toEqual(['Front desk', '', 'Bills']);
  expect(site.contact?.emailLabels).toEqual(['أسئلة عامة', 'المواعيد']);
  expect(site.contact?.mapUrl).toBe('https://www.openstreetmap.org/search?query=1%20Door%20Row%2C%20London');
});

it('a changed set of icons gets another address, so that the old file can stay cached', async () => {
  const withIcons = async (...icons: string[]) =>
    (
      await load({
        ...answered,
        department: icons.map((icon) => ({ slug: icon, name: icon, icon, summary: '' })),
      })
    ).menuIcons;
  expect(await withIcons('a', 'b')).toBe(await withIcons('b', 'a', 'a'));
  expect(await withIcons('a', 'b')).not.toBe(await withIcons('a', 'c'));
});

it('is loaded once per content version, and again after a partial failure', async () => {
  vi.spyOn(console, 'error').mockImplementation(() => {});
  const { settings: _, ...parts } = answered;
  const named = (name: string) => ({ ...parts, settings: { ...settings, name } });
  const content = {};
  const names: string[] = [];
  for (const answers of [parts, named('One'), named('Two')]) names.push((await load(answers, content)).name);
  names.push((await load(named('Three'), {})).name);
  expect(names).toEqual(['Hospital', 'One', 'One', 'Three']);
});

it('services are in the menu by department, departments and services by name, those without a department last', async () => {
  const service = (title: string, department?: string) => ({
    slug: title.toLowerCase(),
    title,
    icon: '',
    department: department ? { name: department } : null,
  });
  const { services, departments } = await load({
    ...answered,
    department: [
      { slug: 'radiology', name: 'Radiology', icon: '' },
      { slug: 'heart', name: 'Heart', icon: '' },
    ],
    service: [
      service('Wards'),
      service('X-ray', 'Radiology'),
      service('CT', 'Radiology'),
      service('ECG', 'Heart'),
    ],
  });
  expect(services.map(({ label, entries }) => [label, ...entries.map((entry) => entry.label)])).toEqual([
    ['Heart', 'ECG'],
    ['Radiology', 'CT', 'X-ray'],
    ['Other services', 'Wards'],
  ]);
  expect(departments.map(({ label }) => label)).toEqual(['Heart', 'Radiology']);
});
