import { parse } from 'csv-parse/sync';
import { expect, test } from 'vitest';
import type { PriceLine } from './price-list.ts';
import { priceTable } from './price-table.ts';

const line: PriceLine = {
  kind: 'Package',
  name: 'Heart check',
  detail: 'For everyone',
  href: '/packages/heart-check',
  departments: [
    { id: 1, name: 'Cardiology', slug: 'cardiology' },
    { id: 2, name: 'Radiology', slug: 'radiology' },
  ],
  amount: 56_000,
  regular: 64_000,
  isFrom: false,
};
const table = (lines: PriceLine[]) =>
  priceTable(lines, { currency: 'GBP', validUntil: '2027-12-31', origin: 'https://hospital.example' });
const rows = (lines: PriceLine[]): Record<string, string>[] =>
  parse(table(lines), { columns: true, bom: true });

test('a line holds all that the page shows of a price', () => {
  expect(rows([line])).toEqual([
    {
      Type: 'Package',
      Name: 'Heart check',
      Details: 'For everyone',
      Department: 'Cardiology; Radiology',
      From: '',
      Price: '560.00',
      'Regular price': '640.00',
      Currency: 'GBP',
      'Valid until': '2027-12-31',
      Address: 'https://hospital.example/packages/heart-check',
    },
  ]);
});

test('an entry without a fixed price has an empty cell, not a zero', () => {
  expect(rows([{ ...line, amount: null, regular: null }])[0]).toMatchObject({
    Price: '',
    'Regular price': '',
  });
  expect(rows([{ ...line, amount: 0, isFrom: true }])[0]).toMatchObject({ From: 'from', Price: '0.00' });
});

test.each(['=', '+', '-', '@', '\t', '\r'])('a cell that begins with %j is text to a spreadsheet', (sign) => {
  const words = `${sign}HYPERLINK("https://elsewhere.example")`;
  const reference = { id: 3, slug: 'x', name: words };
  const [row] = rows([{ ...line, name: words, detail: words, departments: [reference] }]);
  expect([row?.Name, row?.Details, row?.Department]).toEqual([`'${words}`, `'${words}`, `'${words}`]);
});

test('quotes, commas and line breaks stay within their cell', () => {
  const name = 'A "whole", or\nnearly whole, check';
  expect(rows([{ ...line, name }])[0]?.Name).toBe(name);
  expect(table([line])).toMatch(/^\ufeffType,Name,.*\r\nPackage,Heart check,.*\r\n$/);
});
