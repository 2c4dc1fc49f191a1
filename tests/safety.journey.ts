/** The part of the safety suite that needs the built server: pages, files and redirects. */
import { edgeRules, logRules } from './safety/edges.ts';
import { fileRules } from './safety/files.ts';
import { headerRules } from './safety/headers.ts';
import { markupRules } from './safety/markup.ts';
import { pageRules } from './safety/pages.ts';
import { meetAStranger } from './safety/stranger.ts';

const stranger = meetAStranger();
headerRules(stranger);
pageRules(stranger);
edgeRules(stranger);
fileRules(stranger);
// Near the end, since it leaves a hospital full of nonsense.
markupRules(stranger);
logRules(stranger);
