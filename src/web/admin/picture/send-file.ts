/**
 * Sends one file to the library by the tus protocol. A lost connection is retried for a while; the server keeps partial
 * uploads for a day, and the same file chosen again, even after a reload, continues from there.
 */
import type { DetailedError, HttpResponse, Upload as TusUpload } from 'tus-js-client';
import { upload as agreed } from '#contract/media.ts';
import { api, readToken, unauthorized } from '#web/admin/session/session.ts';
import type { ProblemBody } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import type { RunningUpload, Watcher } from './upload-queue.ts';

/** Half a minute in total; after that the user decides. */
const retryDelays = [0, 1000, 3000, 5000, 10_000, 10_000];

/** The session ended; the upload itself is fine. */
class SignedOut extends Error {}

export function sendFile(file: File, watcher: Watcher): RunningUpload {
  let upload: TusUpload | undefined;
  let isOver = false;
  const over = () => {
    isOver = true;
  };

  async function start() {
    // Loaded on the first upload.
    const tus = await import('tus-js-client');
    if (isOver) return;
    upload = new tus.Upload(file, {
      endpoint: agreed.path,
      chunkSize: agreed.chunkBytes,
      retryDelays,
      metadata: { filename: file.name },
      removeFingerprintOnSuccess: true,
      onBeforeRequest: (request) => request.setHeader('Authorization', `Bearer ${readToken() ?? ''}`),
      onAfterResponse(_, response) {
        if (response.getStatus() !== 401) return;
        unauthorized(readToken());
        // An ordinary refusal would make the client forget its position.
        throw new SignedOut();
      },
      onShouldRetry: (error) => !isSignedOut(error) && isPassing(statusOf(error)) && navigator.onLine,
      onProgress: (bytes) => isOver || watcher.onSent(bytes),
      onSuccess: ({ lastResponse }) => void finish(lastResponse),
      onError: fail,
    });
    const [previous] = await upload.findPreviousUploads();
    if (isOver) return;
    if (previous) upload.resumeFromPreviousUpload(previous);
    upload.start();
  }

  async function finish(last: HttpResponse) {
    try {
      const ending = last.getHeader(agreed.idHeader) ? last : await askForEnding(upload!.url!, file.size);
      const id = ending.getHeader(agreed.idHeader);
      if (!id) throw new Error('The upload did not finish.');
      const { data } = await api.media.get({ params: { id } });
      if (!isOver) watcher.onDone(data, ending.getHeader(agreed.knownHeader) === '1');
    } catch (error) {
      if (isOver) return;
      if (error instanceof Refusal) watcher.onRefused(error.message);
      else watcher.onBroken(t(interrupted));
    }
  }

  function fail(error: Error | DetailedError) {
    if (isOver) return;
    if (isSignedOut(error)) return watcher.onBroken(t('Sign in to continue the upload.'));
    const response = (error as DetailedError).originalResponse;
    if (!response || isPassing(response.getStatus())) return watcher.onBroken(t(interrupted));
    watcher.onRefused(wordsOf(response.getBody()));
  }

  start().catch(() => isOver || watcher.onBroken(t(interrupted)));
  return {
    pause() {
      over();
      void upload?.abort();
    },
    giveUp() {
      over();
      // Otherwise the server cleans up tomorrow.
      upload?.abort(true).catch(() => {});
    },
  };
}

class Refusal extends Error {}

/**
 * The last response was lost, or the server stopped before it: an empty chunk at the end of the file requests it again
 * (server/http/uploads.ts).
 */
async function askForEnding(address: string, bytes: number) {
  const answer = await fetch(address, {
    method: 'PATCH',
    headers: {
      Authorization: `Bearer ${readToken() ?? ''}`,
      'Tus-Resumable': '1.0.0',
      'Upload-Offset': String(bytes),
      'Content-Type': 'application/offset+octet-stream',
    },
  });
  if (answer.status === 422 || answer.status === 413) throw new Refusal(wordsOf(await answer.text()));
  if (answer.status === 401) unauthorized(readToken());
  return { getHeader: (name: string) => answer.headers.get(name) };
}

/** Whether a retry may help: no response, a server fault, or chunks out of order. */
function isPassing(status: number) {
  return status === 0 || status >= 500 || status === 409 || status === 423;
}

function statusOf(error: DetailedError) {
  return error.originalResponse?.getStatus() ?? 0;
}

function isSignedOut(error: Error | DetailedError) {
  return 'causingError' in error && error.causingError instanceof SignedOut;
}

const interrupted = 'The connection was lost. What has arrived is kept.';

function wordsOf(body: string) {
  try {
    return (JSON.parse(body) as ProblemBody).detail;
  } catch {
    return t('The server did not accept this file. Try again in a moment.');
  }
}
