/**
 * The shape of a doctor of the demo hospital, working hours included. Departments, specialities and visit types are
 * named by their slugs, the portrait by its file name without its ending.
 */
import type { RichText } from '#contract/rich-text.ts';

export interface DemoDoctor {
  name: string;
  slug: string;
  title: string;
  qualifications: string;
  role: string;
  departments: string[];
  specialities: string[];
  picture: string;
  /** What the portrait is called for people who cannot see it. */
  pictureAlt: string;
  summary: string;
  biography: RichText;
  /** BCP 47. */
  languages: string[];
  practisingSince: number;
  registrationNumber: string;
  /** Pence. */
  consultationFee: number;
  education: { degree: string; institution: string; year: number }[];
  bookable: boolean;
  schedule: DemoSchedule[];
}

export interface DemoSchedule {
  validFrom: string;
  validUntil: string | null;
  rules: DemoScheduleRule[];
}

export interface DemoScheduleRule {
  /** 1 Monday … 7 Sunday. */
  weekday: number;
  /** Wall times in the hospital's zone. */
  from: string;
  to: string;
  everyWeeks: 1 | 2;
  /** A day in a week that counts, where only every second week does. */
  anchorDate: string | null;
  visitTypes: string[];
}
