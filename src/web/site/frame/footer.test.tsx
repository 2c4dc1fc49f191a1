import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { emptySite, SiteContext } from '#web/hospital/site-data.ts';
import { Footer } from './footer.tsx';

const contact = {
  phones: [],
  emails: [],
  phoneLabels: [],
  emailLabels: [],
  location: 'Abbey Lane 12',
  mapUrl: '',
  emergencyPhone: '',
  ambulancePhone: '112',
  openingHours: [],
};
const addressOn = (mapUrl: string) =>
  /<address.*<\/address>/.exec(
    renderToStaticMarkup(
      <SiteContext value={{ ...emptySite, contact: { ...contact, mapUrl } }}>
        <Footer />
      </SiteContext>,
    ),
  )?.[0];

test('the postal address is a link only where the hospital names a map', () => {
  const map = 'https://maps.example/abbey-lane';
  expect(addressOn(map)).toContain(`href="${map}"`);
  expect(addressOn('')).toContain('Abbey Lane 12');
  expect(addressOn('')).not.toMatch(/<a\b|new tab/);
});
