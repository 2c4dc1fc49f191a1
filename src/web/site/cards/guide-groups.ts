import { type Guide, GuideTopic } from '#contract/guide.ts';
import type { Group } from '#web/site/entry/letter-groups.ts';
import { guideTopicWords } from '#web/ui/guide-topic.ts';
import { t } from '#words/say.ts';

export type ListedGuide = Pick<Guide, 'slug' | 'title' | 'summary' | 'topic' | 'language'>;

export function listed({ slug, title, summary, topic, language }: Guide): ListedGuide {
  return { slug, title, summary, topic, language };
}

/** A group for each topic that has a guide, in the order of the topics; guides keep their order. */
export function byTopic(guides: ListedGuide[]): (Group<ListedGuide> & { topic: GuideTopic })[] {
  return GuideTopic.options
    .map((topic) => ({
      topic,
      anchor: `topic-${topic}`,
      title: t(guideTopicWords[topic]),
      entries: guides.filter((guide) => guide.topic === topic),
    }))
    .filter(({ entries }) => entries.length > 0);
}
