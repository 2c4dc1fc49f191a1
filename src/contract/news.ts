import { z } from 'zod';
import { shorten } from '#words/shorten.ts';
import { line, requiredLine, route, text } from './base.ts';
import { bySlug, contentFields, crud, entity, listQuery, MediaId } from './crud.ts';
import { RichText } from './rich-text.ts';
import { said } from './validation-message.ts';

/** Case-insensitive. */
export const Tag = requiredLine(40, 'Enter a tag.');

/** An article: news, advice, an invitation. */
export const NewsFields = z.strictObject({
  title: requiredLine(160, 'Enter a title.'),
  excerpt: text(300).optional(),
  body: RichText.refine(hasText, said('Enter the text.')),
  imageId: MediaId,
  author: line(120).optional(),
  tags: z
    .array(Tag)
    .max(10, said('Use at most 10 tags.'))
    .refine(
      (tags) => new Set(tags.map((tag) => tag.toLowerCase())).size === tags.length,
      said('Use each tag only once.'),
    )
    .optional(),
  featured: z.boolean(said('Choose yes or no.')).optional(),
  ...contentFields,
});
export const News = entity(NewsFields, {});
export type News = z.output<typeof News>;

export const news = {
  ...crud('news', {
    fields: NewsFields,
    object: News,
    // Newest first by default: by `publishedAt`, or `createdAt` if that is empty.
    query: listQuery(['publishedAt', 'title', 'position', 'createdAt', 'updatedAt'], { tag: Tag.optional() }),
    read: 'public',
    area: 'content',
  }),
  getBySlug: bySlug('news', News),
  tags: route({
    method: 'GET',
    path: '/news/tags',
    access: 'public',
    summary: 'The tags in use, most used first',
    data: z.array(
      z.object({
        tag: z.string(),
        count: z.int(),
        /** Language of the tag, if it differs from the requested one. */
        language: z.string().optional(),
      }),
    ),
  }),
};

/** For lists and feeds: the excerpt, or else the beginning of the article. */
export function excerptOf({ excerpt, body }: Pick<News, 'excerpt' | 'body'>) {
  if (excerpt) return excerpt;
  const words = textOf(body).replace(/\s+/g, ' ').trim();
  return words.length <= 200 ? words : `${shorten(words, 200).replace(/\s\S*$/, '')} …`;
}

function hasText(document: RichText) {
  return textOf(document).trim() !== '';
}

interface Node {
  type: string;
  text?: string;
  content?: readonly Node[] | undefined;
}

function textOf({ text = '', content = [] }: Node): string {
  const isInline = content.some((node) => node.text !== undefined);
  return text + content.map(textOf).join(isInline ? '' : ' ');
}
