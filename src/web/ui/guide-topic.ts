import type { GuideTopic } from '#contract/guide.ts';

export const guideTopicWords: Record<GuideTopic, string> = {
  visiting: 'Visiting and getting here',
  before: 'Before you come in',
  stay: 'Your stay',
  paying: 'Paying and insurance',
  rights: 'Your rights, records and jobs',
};
