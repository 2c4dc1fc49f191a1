import type { Data } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { ConnectionLost, readToken, unauthorized } from '#web/admin/session/session.ts';
import { ApiProblem, type ProblemBody } from '#web/api/client.ts';
import { t } from '#words/say.ts';

export interface Sending {
  /** Null if cancelled. */
  answer: Promise<Data<typeof contract.archive.import> | null>;
  giveUp(): void;
}

/** Sends an export; `onShare` gets the share sent so far, 1 at the end. Only XMLHttpRequest reports that. */
export function sendZip(file: File, onShare: (share: number) => void): Sending {
  const request = new XMLHttpRequest();
  const token = readToken();
  const { promise, resolve, reject } = Promise.withResolvers<Data<typeof contract.archive.import> | null>();
  request.open(contract.archive.import.method, `/api${contract.archive.import.path}`);
  request.responseType = 'json';
  request.setRequestHeader('Authorization', `Bearer ${token ?? ''}`);
  request.setRequestHeader('Content-Type', 'application/zip');
  request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
  request.upload.onload = () => onShare(1);
  request.onabort = () => resolve(null);
  request.onerror = () =>
    reject(new ConnectionLost(t('The connection was lost before the whole file had arrived.')));
  request.onload = () => {
    if (request.status === 401) unauthorized(token);
    const body = request.response as { data: never } | ProblemBody | null;
    if (body && 'data' in body && request.status === 200) return resolve(body.data as never);
    if (body && 'detail' in body) return reject(new ApiProblem(body as ProblemBody));
    reject(
      new ConnectionLost(
        t('The server gave an unexpected answer ({code}).', { code: String(request.status) }),
      ),
    );
  };
  request.send(file);
  return { answer: promise, giveUp: () => request.abort() };
}
