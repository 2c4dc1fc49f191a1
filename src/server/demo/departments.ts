/** The sixteen departments of the demo hospital; their order on the site is their `position`. */
import type { DemoDepartment } from './department.ts';
import { departmentsOfMedicine } from './departments-of-medicine.ts';
import { departmentsOfSurgeryAndFamily } from './departments-of-surgery-and-family.ts';

export const departments: DemoDepartment[] = [...departmentsOfMedicine, ...departmentsOfSurgeryAndFamily];
