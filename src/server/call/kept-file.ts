/** A file as it was kept, from a route marked `file`; `of` is the entry of which the trail says that it was seen. */
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
