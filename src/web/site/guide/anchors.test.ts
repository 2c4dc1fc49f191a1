import { expect, test } from 'vitest';
import type { RichText, RichTextBlock } from '#contract/rich-text.ts';
import { anchorsOf } from './anchors.ts';

function heading(words: string, level: 2 | 3 = 2): RichTextBlock {
  return { type: 'heading', attrs: { level }, ...(words && { content: [{ type: 'text', text: words }] }) };
}
function idsOf(...content: RichTextBlock[]) {
  const document: RichText = { type: 'doc', content };
  return [...anchorsOf(document).values()].map(({ id }) => id);
}

test('a large heading has an id made of its words, a small one has none', () => {
  expect(idsOf(heading('Car park B: what it costs'), heading('By bus', 3))).toEqual([
    'part-car-park-b-what-it-costs',
  ]);
});

test('the words may be in any script, and an accent does not split them', () => {
  expect(
    idsOf(heading('مواعيد الزيارة'), heading('面会時間'), heading('Où se garer'), heading('हिन्दी में')),
  ).toEqual(['part-مواعيد-الزيارة', 'part-面会時間', 'part-où-se-garer', 'part-हिन्दी-में']);
});

test('headings with the same words, unusable words or no words do not clash', () => {
  expect(
    idsOf(heading('Cost'), heading('Cost'), heading('Cost 2'), heading('COST!'), heading('☎'), heading('→')),
  ).toEqual(['part-cost', 'part-cost-2', 'part-cost-2-2', 'part-cost-3', 'part', 'part-2']);
  expect(idsOf(heading(''), heading('  '))).toEqual([]);
});

test('a heading as long as a page has an id that fits an address', () => {
  const [id] = idsOf(heading('parking '.repeat(2000)));
  expect(id!.length).toBeLessThan(100);
});
