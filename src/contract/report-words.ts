/** Words of the reports, on their page and in their files. */
import type { PlainMessage } from '#words/catalogue.ts';
import type { ChangedBy } from './appointment.ts';
import type { Ahead, ReportBy, ReportName } from './report.ts';

export const reportWords = {
  utilisation: 'Utilisation',
  leadTime: 'Days to the visit',
  noShows: 'No-shows',
  cancellations: 'Cancellations',
  sources: 'How visits are booked',
} as const satisfies Record<ReportName, PlainMessage>;

export const partWords = {
  department: 'Department',
  doctor: 'Doctor',
  visitType: 'Visit type',
} as const satisfies Record<ReportBy, PlainMessage>;

export const aheadWords = {
  after: 'After the start',
  day: 'Less than a day before',
  threeDays: '1 to 3 days before',
  week: '3 to 7 days before',
  longer: '7 days before or earlier',
} as const satisfies Record<Ahead, PlainMessage>;

export const changedByWords = {
  patient: 'By the patient',
  staff: 'By the hospital',
} as const satisfies Record<ChangedBy, PlainMessage>;
