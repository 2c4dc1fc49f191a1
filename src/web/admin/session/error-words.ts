import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import { Spoken } from './session.ts';

/** An error as a sentence for the user. The API's own sentences are written to be shown. */
export function inWords(error: unknown): string {
  if (error instanceof ApiProblem) return error.body.detail || error.body.title;
  if (error instanceof Spoken) return error.message;
  return t('Something went wrong on this page. Reload it and try again.');
}
