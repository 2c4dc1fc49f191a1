/**
 * Resumable picture uploads with the tus protocol 1.0: POST /api/media starts one; at its address HEAD says how much
 * has arrived, PATCH sends more, DELETE cancels. What has arrived is in the database, so any node can continue. After
 * the last byte the picture is stored, and the answer's `Media-Id` names its entry.
 *
 * An upload belongs to the account that started it, whose id is the prefix of its name; to anyone else it does not
 * exist. The outcome is remembered for a day, so that a client that missed the last answer gets it from HEAD; a PATCH
 * without bytes at the end of the file asks again for an outcome that never came.
 */
import { randomBytes } from 'node:crypto';
import { Metadata, Server, type Upload } from '@tus/server';
import { Hono, type Context as HonoContext } from 'hono';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { upload as agreed } from '#contract/media.ts';
import type { Caller, Services } from '#server/call/context.ts';
import { send } from '#server/call/http.ts';
import { refusal } from '#server/call/perform.ts';
import { refuseMethod } from '#server/call/refuse.ts';
import { forbidden, may } from '#server/identity/rights.ts';
import { findStaff, keptFrom, type Staff } from '#server/identity/session.ts';
import type { Store } from '#server/media/store.ts';
import { takeIn, type UploadedMedia } from '#server/media/take-in.ts';
import { UploadStore } from '#server/media/upload-store.ts';
import { t } from '#words/say.ts';

/** What the tus server reads of a request. */
type Passed = Pick<Request, 'method' | 'url' | 'headers' | 'body'>;

interface UploadsOptions {
  services: Services;
  store: Store;
  /** Holds a whole file while a picture is made of it. */
  folder: string;
  callerOf(c: HonoContext): Caller;
}
/** What is known about a request while the tus server handles it, which passes on only the request. */
interface Visit {
  staff: Staff;
  refused?: Problem;
  failed?: unknown;
}

/** Mount it at /api/media, before the API, whose body limit is not meant for pictures. */
export function createUploads({ services, store, folder, callerOf }: UploadsOptions) {
  const files = new UploadStore(services.orm);
  const visits = new WeakMap<Passed, Visit>();
  const ending = new Map<string, Promise<UploadedMedia | Problem>>();

  const tus = new Server({
    path: `${agreed.path}/upload`,
    relativeLocation: true,
    datastore: files,
    maxSize: agreed.largestBytes,
    // Only our own pages upload, and they need no CORS.
    allowedOrigins: [],
    namingFunction: (request) =>
      `${visits.get(request as Passed)!.staff.id}-${randomBytes(16).toString('hex')}`,
    async onUploadFinish(request, upload) {
      const visit = visits.get(request as Passed)!;
      try {
        const outcome = await endOnce(upload, visit.staff);
        if (!isProblem(outcome)) return { headers: headersOf(outcome) };
        visit.refused = outcome;
      } catch (error) {
        visit.failed = error;
      }
      // The tus server expects failures to be thrown; the actual answer is ours.
      throw { status_code: 500, body: '' };
    },
  });

  /** Several requests may wait for the same outcome: clients that gave up ask again while the picture is processed. */
  function endOnce(upload: Upload, staff: Staff) {
    const running = ending.get(upload.id) ?? end(upload, staff).finally(() => ending.delete(upload.id));
    ending.set(upload.id, running);
    return running;
  }

  async function end({ id }: Upload, staff: Staff) {
    const outcome = await files.asFile(id, folder, (file, name) =>
      takeIn({ orm: services.orm, store }, { file, name, staff }),
    );
    if (isProblem(outcome)) {
      await files.remove(id);
      return outcome;
    }
    await files.end(id, outcome);
    services.picturesChanged();
    return outcome;
  }

  async function answer(c: HonoContext) {
    const answered = await answerOf(c);
    if (c.req.method !== 'OPTIONS') answered.headers.set('Tus-Resumable', version);
    return answered;
  }

  async function answerOf(c: HonoContext) {
    const { token } = callerOf(c);
    const staff = token === undefined ? null : await findStaff(services.orm, token, services.now());
    if (!staff) return send(c, refusal(problem('unauthorized')));
    const kept = keptFrom(staff);
    if (kept) return send(c, refusal(kept));
    if (!may(staff, 'content', 'change')) return send(c, refusal(forbidden('content', 'change')));
    const id = c.req.param('upload');
    if (id !== undefined && !isOf(staff, id)) return send(c, refusal(gone()));
    const misfit = misfitOf(c, id !== undefined);
    if (misfit instanceof Response) return misfit;
    if (misfit) return send(c, refusal(misfit), false, { 'Tus-Version': version });
    const { method } = c.req.raw;
    const ended = id && /^(HEAD|PATCH)$/.test(method) ? await files.endOf(id) : undefined;
    if (ended) return afterwards(c, ended);

    const visit: Visit = { staff };
    const passed = passedOn(c.req.raw);
    visits.set(passed, visit);
    const answered = await tus.handleWeb(passed as Request);
    if (visit.failed) throw visit.failed;
    if (visit.refused) return send(c, refusal(visit.refused));
    return answered.status < 400 ? answered : refusedBy(c, answered);
  }

  const app = new Hono();
  app.on(['POST', 'OPTIONS'], '/', answer);
  app.all('/upload/:upload', answer);
  return app;
}

const version = '1.0.0';
const chunkType = 'application/offset+octet-stream';
const begunMethods = ['HEAD', 'PATCH', 'DELETE', 'OPTIONS'];

const tooLarge = () =>
  problem('too-large', {
    detail: t('This file is larger than 25 MB. Make it smaller and upload it again.'),
  });
const pastEnd = () =>
  problem('too-large', {
    detail: t('More has been sent than the upload announced. Start it again.'),
  });
const gone = () =>
  problem('not-found', {
    detail: t('This upload no longer exists. Start it again.'),
  });

function isOf(staff: Staff, id: string) {
  return /^\d+-[0-9a-f]{32}$/.test(id) && id.startsWith(`${staff.id}-`);
}

function headersOf({ id, isKnown }: UploadedMedia): Record<string, string> {
  return { [agreed.idHeader]: String(id), ...(isKnown ? { [agreed.knownHeader]: '1' } : {}) };
}

/** The answer for an upload whose file is gone because its picture is in the library. */
function afterwards(c: HonoContext, { bytes, ...taken }: UploadedMedia & { bytes: number }) {
  const isPatch = c.req.raw.method === 'PATCH';
  if (isPatch && c.req.header('Upload-Offset') !== String(bytes)) {
    return send(c, refusal(problem('upload-out-of-step')));
  }
  if (isPatch && hasBody(c)) return send(c, refusal(pastEnd()));
  return c.body(null, isPatch ? 204 : 200, {
    'Tus-Resumable': version,
    'Upload-Offset': String(bytes),
    'Upload-Length': String(bytes),
    'Cache-Control': 'no-store',
    ...headersOf(taken),
  });
}

/** A refusal of the tus server as a problem document, in our words. */
async function refusedBy(c: HonoContext, { status, body }: Response) {
  // 501 refuses the client's request. A client that disconnected in the middle of a chunk reads no answer, and nothing
  // is wrong on our side.
  if (status >= 500 && status !== 501 && !c.req.raw.signal.aborted)
    throw new Error(`An upload failed: ${(await new Response(body).text()).trim()}`);
  const known = {
    404: gone(),
    409: problem('upload-out-of-step'),
    410: gone(),
    413: Number(c.req.header('Upload-Length')) > agreed.largestBytes ? tooLarge() : pastEnd(),
  }[status];
  return send(c, refusal(known ?? problem('upload-unreadable')));
}

/** Requests to which the tus server would not answer as specified, not in our words, or with an error of ours. */
function misfitOf(c: HonoContext, isBegun: boolean): Response | Problem | undefined {
  const { method } = c.req.raw;
  if (isBegun && !begunMethods.includes(method)) return refuseMethod(c, begunMethods);
  if (method === 'OPTIONS') return undefined;
  if (c.req.header('Tus-Resumable') !== version)
    return problem('upload-version', {
      detail: t('Send the header "Tus-Resumable: {version}"; no other version is supported.', { version }),
    });
  const words = method === 'POST' ? wrongBeginning(c) : method === 'PATCH' ? wrongChunk(c) : undefined;
  if (words) return problem('upload-unreadable', { detail: words });
  if (method === 'PATCH' && c.req.header('Content-Type') !== chunkType)
    return problem('unsupported-media-type', { detail: t('Send the chunk as {type}.', { type: chunkType }) });
  return undefined;
}

function wrongBeginning(c: HonoContext) {
  if (c.req.header('Upload-Concat') !== undefined)
    return t('Send the file as one upload; concatenation is not supported.');
  if (c.req.header('Upload-Defer-Length') !== undefined) return lengthAtOnce();
  if (!isCount(c.req.header('Upload-Length'))) return countIn('Upload-Length');
  if (!isMetadata(c.req.header('Upload-Metadata')))
    return t('Send the header {header} as names with their values in base64, with commas between them.', {
      header: 'Upload-Metadata',
    });
  return undefined;
}

function wrongChunk(c: HonoContext) {
  if (c.req.header('Upload-Length') !== undefined) return lengthAtOnce();
  return isCount(c.req.header('Upload-Offset')) ? undefined : countIn('Upload-Offset');
}

const lengthAtOnce = () => t('Send the length of the whole file when the upload begins, and only then.');
const countIn = (header: string) => t('Send the header {header}: a whole number of bytes.', { header });

function isCount(value = '') {
  return /^(0|[1-9]\d*)$/.test(value) && Number.isSafeInteger(Number(value));
}

function isMetadata(value: string | undefined) {
  try {
    if (value !== undefined) Metadata.parse(value);
    return true;
  } catch {
    return false;
  }
}

/** Only the headers of the protocol: the tus server refuses what some proxies write into others. */
function passedOn({ method, url, headers, body }: Request): Passed {
  const ofProtocol = [...headers].filter(([name]) => /^(tus|upload|content)-/.test(name));
  return { method, url, headers: new Headers(ofProtocol), body };
}

function hasBody(c: HonoContext) {
  return c.req.header('Transfer-Encoding') !== undefined || Number(c.req.header('Content-Length') ?? 0) > 0;
}
