import type { GuideTopic } from '#contract/guide.ts';
import type { PlainMessage } from '#words/catalogue.ts';

export const guideTopicWords = {
  urgent: 'If you need help now',
  visiting: 'Visiting and getting here',
  before: 'Before you come in',
  stay: 'Your stay',
  paying: 'Paying and insurance',
  rights: 'Your rights, records and jobs',
} as const satisfies Record<GuideTopic, PlainMessage>;
