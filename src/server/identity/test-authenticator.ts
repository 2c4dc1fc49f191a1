/**
 * A device with passkeys, for tests: it answers by the WebAuthn standard, and can be made to cheat. It supports one
 * kind of key, ES256, without attestation.
 */
import { createHash, generateKeyPairSync, randomBytes, sign } from 'node:crypto';

const sha256 = (data: string | Buffer) => createHash('sha256').update(data).digest();

export interface Cheat {
  origin?: string;
  rpId?: string;
  challenge?: string;
  /** User verification, such as a fingerprint. */
  isVerified?: boolean;
  counter?: number;
}

export function testAuthenticator({ origin, rpId }: { origin: string; rpId: string }) {
  const { privateKey, publicKey } = generateKeyPairSync('ec', { namedCurve: 'P-256' });
  const credentialId = randomBytes(32);
  const id = credentialId.toString('base64url');
  let counter = 0;

  function clientData(type: string, challenge: string, cheat: Cheat) {
    return Buffer.from(
      JSON.stringify({ type, challenge: cheat.challenge ?? challenge, origin: cheat.origin ?? origin }),
    );
  }

  /** Hash of the relying party, flags, counter. */
  function head(flags: number, cheat: Cheat) {
    const count = Buffer.alloc(4);
    count.writeUInt32BE(cheat.counter ?? ++counter);
    const isVerified = cheat.isVerified ?? true;
    return Buffer.concat([sha256(cheat.rpId ?? rpId), Buffer.from([flags | (isVerified ? 5 : 1)]), count]);
  }

  return {
    id,
    make({ challenge }: { challenge: string }, cheat: Cheat = {}) {
      const { x, y } = publicKey.export({ format: 'jwk' });
      const point = (text: string) =>
        Buffer.concat([Buffer.from([0x58, 32]), Buffer.from(text, 'base64url')]);
      // COSE: kty EC2, alg ES256, crv P-256, x, y.
      const key = Buffer.concat([
        Buffer.from([0xa5, 0x01, 0x02, 0x03, 0x26, 0x20, 0x01, 0x21]),
        point(x!),
        Buffer.from([0x22]),
        point(y!),
      ]);
      const length = Buffer.from([0, credentialId.length]);
      const data = Buffer.concat([head(0x40, cheat), Buffer.alloc(16), length, credentialId, key]);
      const text = (words: string) => Buffer.concat([Buffer.from([0x60 + words.length]), Buffer.from(words)]);
      const attestation = Buffer.concat([
        Buffer.from([0xa3]),
        text('fmt'),
        text('none'),
        text('attStmt'),
        Buffer.from([0xa0]),
        text('authData'),
        Buffer.from([0x58, data.length]),
        data,
      ]);
      return answer({
        clientDataJSON: clientData('webauthn.create', challenge, cheat).toString('base64url'),
        attestationObject: attestation.toString('base64url'),
        transports: ['internal'],
      });
    },
    use({ challenge }: { challenge: string }, cheat: Cheat = {}) {
      const client = clientData('webauthn.get', challenge, cheat);
      const data = head(0, cheat);
      const signature = sign('sha256', Buffer.concat([data, sha256(client)]), privateKey);
      return answer({
        clientDataJSON: client.toString('base64url'),
        authenticatorData: data.toString('base64url'),
        signature: signature.toString('base64url'),
      });
    },
  };

  function answer(response: Record<string, unknown>) {
    return { id, rawId: id, type: 'public-key', clientExtensionResults: {}, response };
  }
}
