import { expect, test } from 'vitest';
import { requestOrigin } from './xsrf.ts';

const sent = (address: string, headers: Record<string, string>) => new Request(address, { headers });
const known = 'https://www.hospital.example';
const behindProxy = 'http://127.0.0.1:3000/contact';
const unset = 'http://localhost:3000';

test.each<[string, string, string, Record<string, string>, string]>([
  ['the public address', known, behindProxy, { Origin: known }, 'ours'],
  ['the public address under another name', known, 'http://other/contact', { Origin: known }, 'ours'],
  ['the browser’s word alone', known, behindProxy, { 'Sec-Fetch-Site': 'same-origin' }, 'ours'],
  ['neither', known, behindProxy, {}, 'unknown'],
  ['an address that was typed', known, behindProxy, { 'Sec-Fetch-Site': 'none' }, 'unknown'],
  ['another site', known, behindProxy, { Origin: 'https://evil.example' }, 'elsewhere'],
  ['another port', known, behindProxy, { Origin: `${known}:8443` }, 'elsewhere'],
  ['the public name without TLS', known, behindProxy, { Origin: 'http://www.hospital.example' }, 'elsewhere'],
  ['a neighbour', known, behindProxy, { Origin: 'https://shop.hospital.example' }, 'elsewhere'],
  ['a page that hides where it is from', known, behindProxy, { Origin: 'null' }, 'elsewhere'],
  ['what is no address', known, behindProxy, { Origin: 'hospital' }, 'elsewhere'],
  ['an empty origin', known, behindProxy, { Origin: '' }, 'elsewhere'],
  ['a neighbour, by its browser', known, behindProxy, { 'Sec-Fetch-Site': 'same-site' }, 'elsewhere'],
  ['a word that no browser says', known, behindProxy, { 'Sec-Fetch-Site': 'SAME-ORIGIN' }, 'elsewhere'],
  [
    'another site that says our address',
    known,
    behindProxy,
    { Origin: known, 'Sec-Fetch-Site': 'cross-site' },
    'elsewhere',
  ],
  [
    'the host of the request, where the public address is known',
    known,
    'http://rebound.example/contact',
    { Origin: 'http://rebound.example' },
    'elsewhere',
  ],
  [
    'a second name of the hospital, by its browser’s word',
    known,
    'http://hospital.example/contact',
    { Origin: 'https://hospital.example', 'Sec-Fetch-Site': 'same-origin' },
    'ours',
  ],
  [
    'another site with a browser’s word that does not fit',
    known,
    behindProxy,
    { Origin: 'https://evil.example', 'Sec-Fetch-Site': 'same-origin' },
    'elsewhere',
  ],
  [
    'the host of the request, where nobody said the public address',
    unset,
    'http://10.0.0.5:3000/contact',
    { Origin: 'http://10.0.0.5:3000' },
    'ours',
  ],
  ['another host there', unset, 'http://10.0.0.5:3000/contact', { Origin: 'http://10.0.0.6' }, 'elsewhere'],
])('a request from %s', (_, publicUrl, address, headers, sender) => {
  expect(requestOrigin(sent(address, headers), publicUrl)).toBe(sender);
});
