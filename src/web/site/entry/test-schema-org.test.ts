import { expect, test } from 'vitest';
import { complaintsOf } from './test-schema-org.ts';

test('the vocabulary has types, inheritance and ranges', () => {
  const hospital = {
    '@type': 'Hospital',
    name: 'A',
    telephone: '1',
    parentOrganization: { '@type': 'Hospital', name: 'B' },
    image: 'https://hospital.test/a.jpg',
  };
  expect(complaintsOf(hospital)).toEqual([]);
  expect(
    complaintsOf({ '@type': ['MedicalProcedure', 'Service'], provider: hospital, preparation: 'None' }),
  ).toEqual([]);
  const wrong = {
    'no type': { '@type': 'Hospitals' },
    'no property': { '@type': 'MedicalProcedure', provider: hospital },
    'wrong kind': { '@type': 'Hospital', department: { '@type': 'MedicalProcedure', name: 'A' } },
    'no address': { '@type': 'Hospital', url: '/about' },
    'no date': { '@type': 'NewsArticle', datePublished: 'soon' },
    empty: { '@type': 'Hospital', name: '' },
    deep: {
      '@type': 'FAQPage',
      mainEntity: [{ '@type': 'Question', acceptedAnswer: { '@type': 'Answer', txt: 'A' } }],
    },
    'number where text belongs': { '@type': 'Hospital', telephone: 1 },
    'no member of the list': { '@type': 'Offer', availability: 'https://schema.org/Perhaps' },
  };
  for (const [name, data] of Object.entries(wrong))
    expect([name, complaintsOf(data).length]).toEqual([name, 1]);
});
