/** The shape of a demo condition. The department and the author are slugs; signs stand one on each line, as staff write them. */
import type { RichText } from '#contract/rich-text.ts';

export interface DemoCondition {
  title: string;
  slug: string;
  otherNames: string;
  summary: string;
  callNow: string;
  beSeenToday: string;
  atHome: string;
  description: RichText;
  selfCare: RichText;
  department: string;
  author: string;
  /** Local dates. */
  reviewedOn: string;
  reviewDueOn: string;
}

export function signs(...lines: string[]) {
  return lines.join('\n');
}
