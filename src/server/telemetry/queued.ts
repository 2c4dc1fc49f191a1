/**
 * The origin of a queued message is stored with it, so that its sending can be found by the id of the request that
 * caused it.
 */
import { inSpan, traceparentOf } from './spans.ts';
import { currentWork, during } from './work.ts';

export interface QueuedBy {
  /** The id of the request, or of the run of a job. */
  id: string;
  /** The position in a trace. */
  traceparent?: string;
}

/** From the current work; null outside of any. */
export function queuedBy(): QueuedBy | null {
  const work = currentWork();
  if (!work) return null;
  return { id: work.id, ...(work.span?.isRecording() ? { traceparent: traceparentOf(work.span) } : {}) };
}

/** Sends one message: its log lines carry the origin, and its span is linked to that trace. */
export function inSending<T>(
  { channel, attempts, by }: { channel: 'mail' | 'sms'; attempts: number; by: QueuedBy | undefined },
  doing: () => Promise<T>,
): Promise<T> {
  const sending = () =>
    inSpan(
      `send ${channel}`,
      'client',
      () => ({ 'openward.channel': channel, 'openward.attempt': attempts }),
      doing,
      by?.traceparent,
    );
  const work = currentWork();
  return work && by ? during({ ...work, fields: { ...work.fields, queuedBy: by.id } }, sending) : sending();
}
