/** Passwords are stored as Argon2id in PHC form, hashed by Node's own crypto, a few at a time (password-work.ts). */
import { argon2, randomBytes, timingSafeEqual } from 'node:crypto';
import { passwordWork } from './password-work.ts';

interface Cost {
  /** KiB. */
  memory: number;
  passes: number;
  parallelism: number;
}

/** OWASP's recommended minimum for Argon2id: 19 MiB, two passes, one lane. */
export const passwordCost: Readonly<Cost> = { memory: 19_456, passes: 2, parallelism: 1 };
const tagLength = 32;

export async function hashPassword(password: string) {
  const nonce = randomBytes(16);
  const { memory, passes, parallelism } = passwordCost;
  const tag = await derive(password, nonce, { memory, passes, parallelism });
  return `$argon2id$v=19$m=${memory},t=${passes},p=${parallelism}$${base64(nonce)}$${base64(tag)}`;
}

/** `isStranger`: a caller without a known session or browser, who waits behind everyone else. */
export async function passwordMatches(password: string, hash: string, { isStranger = false } = {}) {
  const [, , , parameters = '', nonce = '', tag = ''] = hash.split('$');
  const [memory, passes, parallelism] = parameters.split(',').map((part) => Number(part.slice(2)));
  if (!memory || !passes || !parallelism) return false;
  const expected = Buffer.from(tag, 'base64');
  const actual = await derive(
    password,
    Buffer.from(nonce, 'base64'),
    { memory, passes, parallelism },
    isStranger,
  );
  return actual.length === expected.length && timingSafeEqual(actual, expected);
}

function derive(password: string, nonce: Buffer, { memory, passes, parallelism }: Cost, isStranger = false) {
  const message = password.normalize('NFC');
  return passwordWork.run(
    () =>
      new Promise<Buffer>((resolve, reject) => {
        argon2('argon2id', { message, nonce, memory, passes, parallelism, tagLength }, (error, tag) =>
          error ? reject(error) : resolve(tag),
        );
      }),
    isStranger,
  );
}

function base64(bytes: Buffer) {
  return bytes.toString('base64').replace(/={1,2}$/, '');
}
