import type { DemoWords } from '#server/demo-words/demo-words.ts';
import { servicesForFamilyAndDiagnosis } from './services-for-family-and-diagnosis.ts';
import { servicesOfMedicine } from './services-of-medicine.ts';
import { servicesOfSurgeryAndSenses } from './services-of-surgery-and-senses.ts';

export const services: DemoWords = {
  ...servicesOfMedicine,
  ...servicesOfSurgeryAndSenses,
  ...servicesForFamilyAndDiagnosis,
};
