/** The twenty doctors of the demo hospital, one for each portrait. */
import type { DemoDoctor } from './doctor.ts';
import { doctorsOfMedicine } from './doctors-of-medicine.ts';
import { doctorsOfSurgeryAndFamily } from './doctors-of-surgery-and-family.ts';

export const doctors: DemoDoctor[] = [...doctorsOfMedicine, ...doctorsOfSurgeryAndFamily];
