/** The forty services of the demo hospital; their order on the site is their `position`. */
import type { DemoService } from './service.ts';
import { servicesForFamilyAndDiagnosis } from './services-for-family-and-diagnosis.ts';
import { servicesOfMedicine } from './services-of-medicine.ts';
import { servicesOfSurgeryAndSenses } from './services-of-surgery-and-senses.ts';

export const services: DemoService[] = [
  ...servicesOfMedicine,
  ...servicesOfSurgeryAndSenses,
  ...servicesForFamilyAndDiagnosis,
];
