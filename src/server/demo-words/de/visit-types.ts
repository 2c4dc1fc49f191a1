/** The visit types in German. */
import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const visitTypes: DemoWords = {
  'new-consultation': { name: 'Ersttermin' },
  'follow-up': { name: 'Kontrolltermin' },
  'video-consultation': { name: 'Videosprechstunde' },
  'group-class': { name: 'Geburtsvorbereitungskurs' },
  'procedure-assessment': { name: 'Vorgespräch zu einem Eingriff' },
  'results-by-phone': { name: 'Befundbesprechung' },
  'treatment-planning': { name: 'Therapieplanung' },
  'sedation-assessment': { name: 'Behandlung in Sedierung' },
};
