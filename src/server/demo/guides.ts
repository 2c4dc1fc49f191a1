/** The demo hospital's guides for patients and visitors, one for each thing that people need to know, in their order. */
import type { DemoGuide } from './guide.ts';
import { guidesForComing } from './guides-for-coming.ts';
import { guidesForPayingAndRights } from './guides-for-paying-and-rights.ts';
import { guidesForStaying } from './guides-for-staying.ts';

export const guides: DemoGuide[] = [...guidesForComing, ...guidesForStaying, ...guidesForPayingAndRights];
