/**
 * In a browser the schemas are read as they are: no page of ours lets text become a function, and the library's attempt
 * at it would be reported as a breach of the page's policy. It has to be said before the first schema is made.
 */
import { config } from 'zod';

if ('document' in globalThis) config({ jitless: true });
