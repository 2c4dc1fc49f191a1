/** The doctors in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';
import { doctorsOfMedicine } from './doctors-of-medicine.ts';
import { doctorsOfSurgeryAndFamily } from './doctors-of-surgery-and-family.ts';

export const doctors: DemoWords = { ...doctorsOfMedicine, ...doctorsOfSurgeryAndFamily };
