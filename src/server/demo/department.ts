/**
 * The shape of a demo department. References are slugs, pictures are file names without extension, and icons are
 * outline drawings of the Health Icons set.
 */
import type { RichText } from '#contract/rich-text.ts';

export interface DemoDepartment {
  name: string;
  slug: string;
  icon: string;
  picture: string;
  summary: string;
  description: RichText;
  location: string;
  phone: string;
  email: string;
  openingHours: DemoOpeningHours[];
  /** Slug of the doctor who leads the department. */
  headDoctor: string;
  faqs: DemoFaq[];
  position: number;
}

export interface DemoOpeningHours {
  days: string;
  hours: string;
}

export interface DemoFaq {
  question: string;
  answer: string;
}
