import { expect, test } from 'vitest';
import { placeOnMap } from './hospital-facts.ts';

test.each([
  ['https://www.openstreetmap.org/?mlat=51.5073&mlon=-0.1657#map=16/51.6/-0.2', 51.5073, -0.1657],
  ['https://www.openstreetmap.org/#map=16/51.5073/-0.1657', 51.5073, -0.1657],
  ['https://www.google.com/maps/place/X/@51.6,-0.2,17z/data=!3m1!8m2!3d51.5073!4d-0.1657', 51.5073, -0.1657],
  ['https://www.google.com/maps/@51.5073,-0.1657,17z', 51.5073, -0.1657],
  ['https://www.google.com/maps/search/?api=1&query=51.5073%2C-0.1657', 51.5073, -0.1657],
  ['https://maps.apple.com/?ll=-33.9,151.2&q=Hospital', -33.9, 151.2],
])('the hospital’s coordinates come from its map address: %s', (address, latitude, longitude) => {
  expect(placeOnMap(address)).toEqual({ '@type': 'GeoCoordinates', latitude, longitude });
});

test.each([
  '',
  'https://maps.example.org/hospital',
  'https://goo.gl/maps/abc',
  'https://maps.example.org/?q=96,10',
  'https://maps.example.org/?q=9,210',
  'https://maps.example.org/?q=Main Street 1,2',
  'https://maps.example.org/?q=%',
])('a map without coordinates gives none: %s', (address) => {
  expect(placeOnMap(address)).toBeUndefined();
});
