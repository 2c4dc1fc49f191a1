/**
 * Link pictures, at /social/<kind>/<slug>/<version>.jpg, and in another language than the main one
 * <language>-<version>.jpg. The words come from the published entry, never from the address. An outdated version
 * redirects to the current one. Drawn pictures are cached up to a limit and drawn one at a time, so that requests for
 * all of them take nothing from the pages.
 */

import type { Context as HonoContext } from 'hono';
import { folders } from '#contract/resources.ts';
import {
  isSocialKind,
  type SocialPicture,
  socialPicture,
  socialPictureOfHospital,
} from '#contract/social-picture.ts';
import { tagOf } from '#server/cache/conditional.ts';
import { redirect } from '#server/call/redirect.ts';
import type { Read } from '#server/call/stranger.ts';
import { offeredBy } from '#server/content/languages.ts';
import { createQueue } from '#server/media/queue.ts';
import type { Store } from '#server/media/store.ts';
import { inLanguage } from '#words/in-language.ts';
import { t } from '#words/say.ts';
import { drawSocial } from './draw-social.ts';

const mostKeptBytes = 16_000_000;
/** With this many waiting, further requests get a Retry-After. */
const mostWaiting = 20;

interface Given {
  publicUrl: string;
  store: Store;
  files: string | undefined;
}

export function serveSocial({ publicUrl, store, files }: Given, readerOf: (c: HonoContext) => Read) {
  const drawn = new Drawn();
  const { host } = new URL(publicUrl);
  const draw = (picture: SocialPicture) =>
    drawn.get(picture.address, () => drawSocial({ ...picture, host }, store, files));
  return async (c: HonoContext) => {
    const picture = await find(readerOf(c), c.req.param());
    if (!picture) return c.text(t('Not found'), 404);
    if (picture.address !== c.req.path) return redirect(c, picture.address, 302);
    const bytes = await draw(picture);
    if (!bytes) return c.text(t('Too busy'), 503, { 'Retry-After': '10' });
    return c.body(new Uint8Array(bytes), 200, {
      'Content-Type': 'image/jpeg',
      'Content-Length': String(bytes.length),
      'Cache-Control': 'public, max-age=31536000, immutable',
      ETag: tagOf(bytes),
    });
  };
}

interface PictureRequest {
  kind?: string;
  slug?: string;
  file?: string;
}

/** In the language of the address if the website speaks it, otherwise in the main one. */
async function find(read: Read, asked: PictureRequest): Promise<SocialPicture | null> {
  const { data: settings } = await read('settings', 'get', {});
  const { others, country, written } = offeredBy(settings);
  const language = others.find((one) => asked.file?.startsWith(`${one}-`));
  if (!language) return pictureOf(read, asked);
  return inLanguage({ language, country, isMain: false, written }, () => pictureOf(read, asked));
}

async function pictureOf(read: Read, { kind, slug = '' }: PictureRequest): Promise<SocialPicture | null> {
  const { data: hospital } = await read('settings', 'get', {});
  if (kind === undefined) return socialPictureOfHospital(hospital);
  if (!isSocialKind(kind)) return null;
  const found = await read(folders[kind], 'getBySlug', { params: { slug } });
  return found && socialPicture(kind, found.data, hospital);
}

/** Drawn pictures by address, evicted least recently used first. */
class Drawn {
  readonly #kept = new Map<string, Buffer>();
  readonly #underWay = new Map<string, Promise<Buffer>>();
  readonly #inTurn = createQueue(1);
  #bytes = 0;

  /** Null if too many are waiting. */
  async get(address: string, draw: () => Promise<Buffer>): Promise<Buffer | null> {
    const kept = this.#kept.get(address);
    if (kept) {
      this.#kept.delete(address);
      this.#kept.set(address, kept);
      return kept;
    }
    const running = this.#underWay.get(address);
    if (running) return running;
    if (this.#underWay.size >= mostWaiting) return null;
    const drawing = this.#inTurn(draw).finally(() => this.#underWay.delete(address));
    this.#underWay.set(address, drawing);
    const bytes = await drawing;
    this.#keep(address, bytes);
    return bytes;
  }

  #keep(address: string, bytes: Buffer) {
    this.#kept.set(address, bytes);
    this.#bytes += bytes.length;
    for (const [oldest, { length }] of this.#kept) {
      if (this.#bytes <= mostKeptBytes) return;
      this.#kept.delete(oldest);
      this.#bytes -= length;
    }
  }
}
