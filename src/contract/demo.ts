import { z } from 'zod';
import { route } from './base.ts';

/** Numbers of a demo hospital's invented patients. */
export const DemoPatients = z.object({ appointments: z.int(), inquiries: z.int(), waitlist: z.int() });
export type DemoPatients = z.output<typeof DemoPatients>;

export const demo = {
  get: route({
    method: 'GET',
    path: '/admin/demo',
    access: 'staff',
    summary: 'How many entries are about invented patients; all 0 where there are none',
    data: DemoPatients,
  }),
  remove: route({
    method: 'DELETE',
    path: '/admin/demo',
    access: 'administration',
    summary: 'Remove the invented patients for good, and add no more; returns how many entries went',
    data: DemoPatients,
    sensitive: true,
  }),
};
