/** The frame of every page, its search, the home page, and what all pages are made of. */
export const frame = {
  'Find a doctor': 'البحث عن طبيب',
  'No suggestions.': 'لا توجد اقتراحات.',
  '{count} suggestions.': {
    zero: 'لا توجد اقتراحات.',
    one: 'اقتراح واحد.',
    two: 'اقتراحان.',
    few: '{count} اقتراحات.',
    many: '{count} اقتراحًا.',
    other: '{count} اقتراح.',
  },
} as const;
