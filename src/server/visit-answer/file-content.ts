/**
 * The type of a patient's file, by its content and never by its name. Only the pixels of a picture are kept, so that a
 * location or a second file within it ends here. A PDF is stored unchanged: it is never opened on the server, and
 * leaves it only to be saved.
 */
import { largestFile } from '#contract/base.ts';
import { isProblem, type Problem, problem } from '#contract/errors.ts';
import { makeMaster } from '#server/media/master.ts';
import { t } from '#words/say.ts';
import { shorten } from '#words/shorten.ts';

export interface Content {
  type: 'application/pdf' | 'image/jpeg' | 'image/png';
  bytes: Buffer;
}

export async function readContent(given: Uint8Array): Promise<Content | Problem<'invalid'>> {
  const bytes = Buffer.from(given);
  if (bytes.length === 0) return refused(t('This file is empty. Choose another one.'));
  if (isPdf(bytes)) return { type: 'application/pdf', bytes };
  const start = bytes.subarray(0, 8).toString('latin1');
  const isPicture = start.startsWith('\xff\xd8\xff') || start === '\x89PNG\r\n\x1a\n';
  if (!isPicture)
    return refused(
      t('This file is neither a PDF nor a picture in JPEG or PNG. Save it as one of these and add that.'),
    );
  const master = await makeMaster(bytes);
  if (isProblem(master)) return refused(master.detail ?? '');
  if (master.bytes.length > largestFile)
    return refused(
      t('This file is larger than {megabytes} MB. Choose a smaller one.', {
        megabytes: largestFile / 1_000_000,
      }),
    );
  return { type: master.type as Content['type'], bytes: master.bytes };
}

/** Zeros, space and the end mark of old systems, with which scanners and mail gateways fill whole blocks. */
const padding = new Set(Buffer.from('\0\t\n\f\r \x1a'));

/**
 * The PDF mark may follow a few other bytes, and the end mark is near the end. Farther back an end mark proves nothing:
 * a file that is made for the web has one in its first part.
 */
function isPdf(bytes: Buffer) {
  const end = bytes.findLastIndex((byte) => !padding.has(byte)) + 1;
  return (
    bytes.subarray(0, 1024).includes('%PDF-') &&
    bytes.subarray(Math.max(0, end - 2048), end).includes('%%EOF')
  );
}

function refused(message: string) {
  return problem('invalid', { errors: [{ path: '', message }] });
}

const endings = { 'application/pdf': 'pdf', 'image/jpeg': 'jpg', 'image/png': 'png' } as const;

/** The name without a folder, with the extension of its type. */
export function fileName(given: string, type: Content['type'], longest: number) {
  const last = given.split(/[\\/]/).at(-1)!.trim();
  const stem = last.replace(/\.[A-Za-z0-9]{1,5}$/, '').replaceAll(/["<>|:*?]/g, '');
  const ending = `.${endings[type]}`;
  return shorten(stem || 'file', longest - ending.length).trim() + ending;
}
