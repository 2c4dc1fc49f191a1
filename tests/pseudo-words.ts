/** Loaded into a server before it starts: its German is a language of longer words in other letters. */
import { pseudoCatalogue } from '../src/test-pseudo.ts';
import { catalogues } from '../src/words/catalogues.ts';

Object.assign(catalogues.de!, pseudoCatalogue(['one', 'other']));
