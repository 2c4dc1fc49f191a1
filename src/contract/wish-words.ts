import type { PlainMessage } from '#words/catalogue.ts';
import type { PartOfDay } from './inquiry.ts';

export const partWords = {
  morning: 'Morning',
  afternoon: 'Afternoon',
  evening: 'Evening',
} as const satisfies Record<PartOfDay, PlainMessage>;
