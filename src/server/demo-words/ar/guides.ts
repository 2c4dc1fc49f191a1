import type { DemoWords } from '#server/demo-words/demo-words.ts';
import { guidesForComing } from './guides-for-coming.ts';
import { guidesForPayingAndRights } from './guides-for-paying-and-rights.ts';
import { guidesForStaying } from './guides-for-staying.ts';

export const guides: DemoWords = { ...guidesForComing, ...guidesForStaying, ...guidesForPayingAndRights };
