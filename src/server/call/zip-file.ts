import type { PersonalEntity } from '#contract/base.ts';

/** A ZIP file to download, from a route marked `zip`. */
export class ZipFile {
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array>;
  /** The people whose data is in it, as ids written by `rangesOf`. */
  readonly shown: ReadonlyMap<PersonalEntity, string>;
  constructor(
    name: string,
    stream: ReadableStream<Uint8Array>,
    shown: ReadonlyMap<PersonalEntity, string> = new Map(),
  ) {
    this.name = name;
    this.stream = stream;
    this.shown = shown;
  }
}
