import type { DemoWords } from '#server/demo-words/demo-words.ts';

export const visitTypes: DemoWords = {
  'new-consultation': { name: 'استشارة جديدة' },
  'follow-up': { name: 'زيارة متابعة' },
  'video-consultation': { name: 'استشارة عبر الفيديو' },
  'group-class': { name: 'درس تحضير للولادة' },
  'procedure-assessment': { name: 'تقييم قبل الإجراء' },
  'results-by-phone': { name: 'مناقشة النتائج' },
  'treatment-planning': { name: 'تخطيط العلاج' },
  'sedation-assessment': { name: 'علاج تحت التخدير الخفيف' },
};
