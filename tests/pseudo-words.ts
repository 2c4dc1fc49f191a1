/** Loaded into a server before it starts, to replace its German with the pseudo-language. */
import { pseudoCatalogue } from '../src/test-pseudo.ts';
import { catalogues } from '../src/words/catalogues.ts';

Object.assign(catalogues.de!, pseudoCatalogue(['one', 'other']));
