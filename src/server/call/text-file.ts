/** A table as a file to download, in CSV or in another format that its type names. */
export class TextFile {
  readonly name: string;
  /** Generated while it is sent, so that a long table is never in memory as a whole. */
  readonly text: AsyncIterable<string>;
  /** Told of each batch of rows that was sent, and of the end, also if the client left before it. */
  watcher?: { sent(rows: unknown[]): void; ended(): void };
  readonly type: string;
  constructor(
    name: string,
    text: (file: TextFile) => AsyncIterable<string>,
    type = 'text/csv; charset=utf-8',
  ) {
    this.name = name;
    this.type = type;
    this.text = text(this);
  }
}
