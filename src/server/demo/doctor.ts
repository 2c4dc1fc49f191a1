/** The shape of a demo doctor. References are slugs, the portrait is a file name without extension. */
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
  /** A date in a week that counts, for a rhythm of two weeks. */
  anchorDate: string | null;
  visitTypes: string[];
}
