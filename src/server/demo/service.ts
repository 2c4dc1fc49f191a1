/**
 * The shape of a demo service. The department is a slug, the picture a file name without extension, and the icon an
 * outline drawing of the Health Icons set.
 */
import type { RichText } from '#contract/rich-text.ts';
import type { DemoFaq } from './department.ts';

export interface DemoService {
  title: string;
  slug: string;
  icon: string;
  picture?: string;
  summary: string;
  description: RichText;
  /** One sentence: whom it helps. */
  forWhom: string;
  department: string;
  /** Pence; null without a fixed price. */
  priceFrom: number | null;
  durationMinutes: number | null;
  /** What is booked for it, by the name in visit-types.ts; without one a visit of its own length. */
  visitType?: string;
  preparation: string;
  faqs: DemoFaq[];
  position: number;
}
