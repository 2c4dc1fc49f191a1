/** The departments in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';
import { departmentsOfMedicine } from './departments-of-medicine.ts';
import { departmentsOfSurgeryAndFamily } from './departments-of-surgery-and-family.ts';

export const departments: DemoWords = { ...departmentsOfMedicine, ...departmentsOfSurgeryAndFamily };
