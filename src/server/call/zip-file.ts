/** A ZIP file on its way out; a handler answers it where its route says `zip`. */
export class ZipFile {
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array>;
  constructor(name: string, stream: ReadableStream<Uint8Array>) {
    this.name = name;
    this.stream = stream;
  }
}
