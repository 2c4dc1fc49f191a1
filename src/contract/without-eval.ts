/**
 * In a browser zod interprets its schemas: our pages forbid eval, and its attempt to compile would be reported as a
 * breach of the page's policy. Must be set before the first schema is created.
 */
import { config } from 'zod';

if ('document' in globalThis) config({ jitless: true });
