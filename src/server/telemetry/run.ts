import { begin, failed, isTracing, traceOf } from './spans.ts';
import { during, type Work } from './work.ts';

/** One run of a background job as work. Errors go to `onError`, whose log lines belong to the run. */
export async function inRun(job: string, doing: () => Promise<void>, onError: (error: unknown) => void) {
  const id = crypto.randomUUID();
  const span = isTracing()
    ? begin(`job ${job}`, {
        kind: 'internal',
        attributes: { 'openward.job': job, 'openward.run_id': id },
        traceId: id.replaceAll('-', ''),
      })
    : null;
  const work: Work = { id, fields: { job, runId: id, ...traceOf(span) }, span, asked: {} };
  await during(work, async () => {
    try {
      await doing();
    } catch (error) {
      if (span) failed(span, error);
      onError(error);
    }
  });
  span?.end();
}
