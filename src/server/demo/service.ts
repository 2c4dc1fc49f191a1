/**
 * The shape of a service of the demo hospital. The department is named by its slug, the picture by its file name
 * without its ending, and the icon is an outline drawing of the Health Icons set.
 */
import type { RichText } from '#contract/rich-text.ts';
import type { DemoFaq } from './department.ts';

export interface DemoService {
  title: string;
  slug: string;
  icon: string;
  picture: string;
  summary: string;
  description: RichText;
  /** One sentence: whom it helps. */
  forWhom: string;
  department: string;
  /** Pence; null where there is no fixed price to name. */
  priceFrom: number | null;
  durationMinutes: number | null;
  preparation: string;
  faqs: DemoFaq[];
  position: number;
}
