import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import type { Image } from '#contract/base.ts';
import { emptySite, SiteContext } from '#web/hospital/site-data.ts';
import { DoctorPicture } from './doctor-picture.tsx';

const image: Image = {
  id: 1,
  url: '/media/1/1-640.webp',
  alt: 'Portrait',
  width: 900,
  height: 1125,
  focalX: 0.5,
  focalY: 0.4,
  srcset: '/media/1/1-640.webp 640w',
  placeholder: '',
};

function drawn(doctorPictures: 'pictures' | 'initials', picture: Image | null) {
  return renderToStaticMarkup(
    <SiteContext value={{ ...emptySite, doctorPictures }}>
      <DoctorPicture doctor={{ id: 7, name: 'Clara Hensley', image: picture }} ratio="1/1" sizes="56px" />
    </SiteContext>,
  );
}

test('a doctor without a picture has initials, as does every doctor if the hospital chose so', () => {
  expect(drawn('pictures', image)).toContain(image.url);
  for (const tile of [drawn('pictures', null), drawn('initials', image), drawn('initials', null)]) {
    expect(tile).not.toContain('<img');
    expect(tile).toContain('>CH<');
  }
});

test('a portrait that is too tall for its place keeps its top', () => {
  expect(drawn('pictures', image)).toContain('focus-y-0');
});
