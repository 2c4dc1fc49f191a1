import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test, vi } from 'vitest';
import { emptySite, SiteContext } from '#web/hospital/site-data.ts';
import { inLanguage } from '#words/in-language.ts';
import { EmergencyBand } from './emergency.tsx';

vi.mock('virtual:interface-icons', () => ({ default: { get: () => '' } }));

const contact = {
  phones: [],
  emails: [],
  phoneLabels: [],
  emailLabels: [],
  location: '',
  mapUrl: '',
  emergencyPhone: '',
  ambulancePhone: '112',
  openingHours: [],
};
const band = () =>
  renderToStaticMarkup(
    <SiteContext value={{ ...emptySite, contact }}>
      <EmergencyBand department={{ slug: 'emergency', name: 'Emergency', location: 'Ground floor' }} />
    </SiteContext>,
  );
const textOf = (html: string) => html.replace(/<[^>]*>/g, '');

test('the number for an ambulance can be called within its sentence, in any language', () => {
  const link = /<a href="tel:112" dir="ltr"[^>]*>112<\/a>/;
  expect(band()).toMatch(link);
  expect(textOf(band())).toContain(
    'If a life is in danger, call 112. Do not book and do not wait. We are here day and night, every day: Ground floor.',
  );
  const german = inLanguage({ language: 'de', country: 'DE', isMain: false }, band);
  expect(german).toMatch(link);
  expect(textOf(german)).toContain('Wenn ein Leben in Gefahr ist, rufen Sie 112 an.');
  expect(german).toContain('href="/de/departments/emergency"');
  const arabic = inLanguage({ language: 'ar', country: 'EG', isMain: false }, band);
  expect(arabic).toMatch(link);
  expect(textOf(arabic)).toContain('عند الخطر على الحياة، اتصلوا بالرقم 112.');
});
