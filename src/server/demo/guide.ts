import type { GuideTopic } from '#contract/guide.ts';
import type { RichText } from '#contract/rich-text.ts';

export interface DemoGuide {
  title: string;
  slug: string;
  /** What people type when they look for it, separated by commas. */
  otherNames: string;
  topic: GuideTopic;
  summary: string;
  body: RichText;
}
