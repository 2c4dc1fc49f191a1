/** Uploads in tests: the protocol's calls one by one, and a whole file in chunks as the browser sends it. */
import { randomFillSync } from 'node:crypto';
import sharp from 'sharp';
import { upload } from '#contract/media.ts';
import type { TestHospital } from '#server/test-hospital.ts';

const protocol = { 'Tus-Resumable': '1.0.0' };

/** Different for every seed. */
export function photo(seed = 0, { width = 900, height = 600 } = {}) {
  const background = { r: seed % 256, g: (seed * 7) % 256, b: 120 };
  return sharp({ create: { width, height, channels: 3, background } })
    .jpeg()
    .toBuffer();
}

/** A photograph full of grain, which compresses badly. */
export async function grain(width: number, height: number, quality: number) {
  const noise = randomFillSync(Buffer.alloc(width * height * 3));
  for (let at = 0; at < noise.length; at++) {
    const shape = 120 + 70 * Math.sin(at / (width * 900)) + 30 * Math.sin((at % (width * 3)) / 500);
    noise[at] = Math.max(0, Math.min(255, shape + (noise[at]! - 128) * 0.8));
  }
  return sharp(noise, { raw: { width, height, channels: 3 } })
    .jpeg({ quality })
    .toBuffer();
}

/** The protocol's calls, as a member of staff or with other headers. */
export function uploading(hospital: TestHospital, headers: Record<string, string> = hospital.staff) {
  async function call(method: string, address: string, more: Record<string, string>, body?: Buffer) {
    const response = await hospital.app.request(`http://hospital.test${address}`, {
      method,
      headers: { ...protocol, ...headers, ...more },
      ...(body ? { body: new Uint8Array(body) } : {}),
    });
    const text = await response.text();
    return {
      status: response.status,
      headers: response.headers,
      // biome-ignore lint/suspicious/noExplicitAny: a test inspects arbitrary answers.
      problem: (text.startsWith('{') ? JSON.parse(text) : null) as any,
    };
  }
  const calls = {
    begin: (bytes: number, name = 'photo.jpg') =>
      call('POST', upload.path, {
        'Upload-Length': String(bytes),
        'Upload-Metadata': `filename ${Buffer.from(name).toString('base64')}`,
      }),
    ask: (address: string) => call('HEAD', address, {}),
    send: (address: string, offset: number, bytes: Buffer) =>
      call(
        'PATCH',
        address,
        { 'Upload-Offset': String(offset), 'Content-Type': 'application/offset+octet-stream' },
        bytes,
      ),
    giveUp: (address: string) => call('DELETE', address, {}),
    options: (address: string) => call('OPTIONS', address, {}),
  };
  return {
    ...calls,
    /** Uploads a whole file in chunks; returns the last answer. */
    async whole(file: Buffer, name?: string) {
      const begun = await calls.begin(file.length, name);
      if (begun.status !== 201) return begun;
      let last = begun;
      for (let offset = 0; offset < file.length; offset += upload.chunkBytes) {
        const chunk = file.subarray(offset, offset + upload.chunkBytes);
        last = await calls.send(begun.headers.get('Location')!, offset, chunk);
      }
      return last;
    },
  };
}
