/** A ZIP file to download, from a route marked `zip`. */
export class ZipFile {
  readonly name: string;
  readonly stream: ReadableStream<Uint8Array>;
  constructor(name: string, stream: ReadableStream<Uint8Array>) {
    this.name = name;
    this.stream = stream;
  }
}
