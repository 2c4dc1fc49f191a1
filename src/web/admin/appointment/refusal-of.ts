import { inWords } from '#web/admin/session/error-words.ts';
import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';

export function refusalOf(error: unknown): string {
  if (!(error instanceof ApiProblem)) return inWords(error);
  if (error.is('stale-version'))
    return t('Someone else changed this appointment first. Close this and check it again.');
  return error.body.errors?.[0]?.message ?? inWords(error);
}
