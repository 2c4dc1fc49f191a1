/**
 * Describes uploads in OpenAPI. They are not routes of the contract, since they speak tus (contract/media.ts), so the
 * tests of server/media/uploads.ts keep this description true, not a schema.
 */
import { upload } from '#contract/media.ts';

const header = (name: string, description: string) => ({
  name,
  in: 'header',
  required: true,
  description,
  schema: { type: 'string' },
});
const version = header('Tus-Resumable', '1.0.0');
const address = { name: 'upload', in: 'path', required: true, schema: { type: 'string' } };
const problem = {
  content: { 'application/problem+json': { schema: { $ref: '#/components/schemas/Problem' } } },
};
const refusals = {
  '401': { description: 'Sign in to do this.', ...problem },
  '404': { description: 'This upload does not exist, or someone else started it.', ...problem },
  '413': { description: `The file is larger than ${upload.largestBytes} bytes.`, ...problem },
  '422': { description: 'The file cannot be used as a picture; `detail` says why.', ...problem },
};
const ending = {
  [upload.idHeader]: {
    description: 'Once the whole file has arrived: the id of its entry, see GET /api/media/{id}.',
    schema: { type: 'integer' },
  },
  [upload.knownHeader]: {
    description: '`1` if the hospital already had this exact file.',
    schema: { type: 'string' },
  },
};

export const uploadPaths = {
  [upload.path]: {
    post: call('Start an upload with the tus protocol 1.0', {
      description: `Resumable uploads as described at tus.io. A picture is a JPEG, PNG, WebP, AVIF or GIF of at most ${upload.largestBytes} bytes and 40 megapixels. Send it in chunks of ${upload.chunkBytes} bytes to the address in Location.`,
      parameters: [
        version,
        header('Upload-Length', 'Bytes of the whole file'),
        { ...header('Upload-Metadata', '`filename` and the name in base64'), required: false },
      ],
      responses: { '201': { description: 'Location is the address of the upload.' }, ...refusals },
    }),
  },
  [`${upload.path}/upload/{upload}`]: {
    parameters: [address],
    head: call('How much of an upload has arrived, and how it ended', {
      parameters: [version],
      responses: {
        '200': { description: 'Upload-Offset is the byte to continue from.', headers: ending },
        ...refusals,
      },
    }),
    patch: call('Send the next chunk of an upload', {
      parameters: [version, header('Upload-Offset', 'The byte at which the chunk begins')],
      requestBody: { required: true, content: { 'application/offset+octet-stream': {} } },
      responses: {
        '204': { description: 'Upload-Offset is the byte to continue from.', headers: ending },
        '409': {
          description: 'The upload continues at another position in the file; ask with HEAD.',
          ...problem,
        },
        ...refusals,
      },
    }),
    delete: call('Cancel an upload', {
      parameters: [version],
      responses: { '204': { description: 'Nothing of it is kept.' }, ...refusals },
    }),
  },
};

function call(summary: string, more: Record<string, unknown>) {
  return { tags: ['media'], summary, security: [{ bearer: [] }], ...more };
}
