/**
 * Describes uploads in OpenAPI. They are not routes of the contract, since they speak tus (contract/media.ts), so the
 * tests of server/http/uploads.ts keep this description true, not a schema.
 */
import type { ErrorCode } from '#contract/errors.ts';
import { upload } from '#contract/media.ts';
import { operationWords } from './operation-words.ts';
import { refused } from './problem-description.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const version = header('Tus-Resumable', '1.0.0');
const address = { name: 'upload', in: 'path', required: true, schema: { type: 'string' } };

const codes = {
  '400': ['upload-unreadable'],
  '401': ['unauthorized'],
  '403': ['forbidden', 'second-factor-needed'],
  '404': ['not-found'],
  '409': ['upload-out-of-step'],
  '412': ['upload-version'],
  '413': ['too-large'],
  '415': ['unsupported-media-type'],
  '422': ['picture-refused'],
  '423': ['locked'],
} satisfies Record<string, ErrorCode[]>;
type Status = keyof typeof codes;

function text(name: string, description: string) {
  return { [name]: { description, schema: { type: 'string' } } };
}

const offset = { 'Upload-Offset': { description: 'The byte to continue from', schema: { type: 'integer' } } };
const ending = {
  ...offset,
  [upload.idHeader]: {
    description: 'Once the whole file has arrived: the id of its entry, see GET /api/media/{id}.',
    schema: { type: 'integer' },
  },
  ...text(upload.knownHeader, '`1` if the hospital already had this exact file.'),
};

const whoMay = operationWords({ method: 'POST', path: upload.path, access: 'content' });
const everyCall: Status[] = ['400', '401', '403', '412', '423'];

export const uploadPaths = {
  [upload.path]: {
    post: {
      ...call('begin', 'Start an upload with the tus protocol 1.0', ['413', '415', '422']),
      description: `${whoMay} Resumable uploads as described at tus.io. A picture is a JPEG, PNG, WebP, AVIF or GIF of at most ${upload.largestBytes} bytes and 40 megapixels. Send it in chunks of ${upload.chunkBytes} bytes to the address in Location.`,
      parameters: [
        version,
        header('Upload-Length', 'Bytes of the whole file'),
        { ...header('Upload-Metadata', '`filename` and the name in base64'), required: false },
      ],
    },
  },
  [`${upload.path}/upload/{upload}`]: {
    parameters: [address],
    head: {
      ...call('ask', 'How much of an upload has arrived, and how it ended', ['404']),
      parameters: [version],
    },
    patch: {
      ...call('send', 'Send the next chunk of an upload', ['404', '409', '413', '415', '422']),
      parameters: [version, header('Upload-Offset', 'The byte at which the chunk begins')],
      requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
    },
    delete: {
      ...call('cancel', 'Cancel an upload', ['404', '415']),
      parameters: [version],
    },
  },
};

function call(name: 'begin' | 'ask' | 'send' | 'cancel', summary: string, more: Status[]) {
  const successes = {
    begin: {
      '201': {
        description: 'The upload has begun.',
        headers: {
          ...text('Location', 'The address of the upload'),
          ...text('Upload-Expires', 'When it is forgotten unless it continues'),
        },
      },
    },
    ask: { '200': { description: 'The upload exists.', headers: ending } },
    send: { '204': { description: 'The chunk has arrived.', headers: ending } },
    cancel: { '204': { description: 'Nothing of it is kept.' } },
  };
  const statuses = [...everyCall, ...more].sort();
  return {
    operationId: `media.${name}Upload`,
    tags: ['media'],
    summary,
    description: whoMay,
    security: [{ bearer: [] }],
    responses: {
      ...successes[name],
      ...Object.fromEntries(statuses.map((status) => [status, answered(status, name !== 'ask')])),
      default:
        name === 'ask' ? { description: 'The fault is ours.' } : { $ref: '#/components/responses/Fault' },
    },
  };
}

/** An answer to HEAD has no body. */
function answered(status: Status, hasBody: boolean) {
  const { content, ...rest } = refused(codes[status]);
  const headers = status === '412' ? { headers: text('Tus-Version', '1.0.0') } : {};
  return { ...rest, ...headers, ...(hasBody ? { content } : {}) };
}
