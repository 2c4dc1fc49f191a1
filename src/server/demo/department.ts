/**
 * The shape of a demo department. References are slugs, pictures are file names without extension, and icons are
 * outline drawings of the Health Icons set.
 */
import type { OpeningLine } from '#contract/opening.ts';
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
  openingHours: OpeningLine[];
  /** Slug of the doctor who leads the department. */
  headDoctor: string;
  faqs: DemoFaq[];
  position: number;
}

export interface DemoFaq {
  question: string;
  answer: string;
}

export const mondayToFriday = [1, 2, 3, 4, 5];
export const everyDay = [1, 2, 3, 4, 5, 6, 7];

/** One line of opening hours, as staff would enter it. */
export function open(
  days: number[],
  from: string,
  to: string,
  more: Partial<Pick<OpeningLine, 'name' | 'remark' | 'duringClosures'>> = {},
): OpeningLine {
  return { name: '', days, kind: 'times', from, to, remark: '', duringClosures: false, ...more };
}

/** Day and night, whatever else is closed. */
export function neverClosed(name = ''): OpeningLine {
  return { ...open(everyDay, '', '', { name, duringClosures: true }), kind: 'allDay' };
}
