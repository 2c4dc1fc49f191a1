/** A stored file, from a route marked `file`; `of` is the entry that the trail records as seen. */
export class KeptFile {
  readonly name: string;
  readonly type: string;
  readonly bytes: Uint8Array<ArrayBuffer>;
  readonly of: { id: number };
  constructor(name: string, type: string, bytes: Uint8Array<ArrayBuffer>, of: { id: number }) {
    this.name = name;
    this.type = type;
    this.bytes = bytes;
    this.of = of;
  }
}
