/** An S3-compatible store for tests, in this process and on the loopback address. */
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
// @ts-expect-error: the package has no types.
import S3rver from 's3rver';

export async function startBucket() {
  const directory = mkdtempSync(join(tmpdir(), 'openward-bucket-'));
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: [{ name: 'pictures', configs: [] }],
  });
  const { port } = await server.run();
  return {
    /** As in MEDIA_URL. */
    address: `s3://S3RVER:S3RVER@127.0.0.1:${port}/pictures?region=eu-central-1&tls=0`,
    async stop() {
      await server.close();
      rmSync(directory, { recursive: true, force: true });
    },
  };
}
export type Bucket = Awaited<ReturnType<typeof startBucket>>;
