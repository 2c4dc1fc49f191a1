/** The API on one page: a handler file for each resource of the contract. */
import { admin } from './admin.ts';
import { appointment } from './appointment.ts';
import { closure } from './closure.ts';
import { contact } from './contact.ts';
import type { Api } from './context.ts';
import { department } from './department.ts';
import { doctor } from './doctor.ts';
import { media } from './media.ts';
import { schedule, timeOff } from './schedule.ts';
import { service } from './service.ts';
import { settings } from './settings.ts';
import { sociallink } from './sociallink.ts';
import { speciality } from './speciality.ts';
import { testimonial } from './testimonial.ts';
import { visitType } from './visit-type.ts';

export const api: Api = {
  admin,
  appointment,
  closure,
  contact,
  department,
  doctor,
  media,
  schedule,
  service,
  settings,
  sociallink,
  speciality,
  testimonial,
  timeOff,
  visitType,
};
