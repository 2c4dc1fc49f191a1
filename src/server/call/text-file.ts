/** A table to download, in CSV or in another format named by its type. */
export class TextFile {
  readonly name: string;
  /** Generated while it is sent, so that a long table is never in memory as a whole. */
  readonly text: AsyncIterable<string>;
  /** Notified of each batch of rows sent, and of the end, even if the client left early. */
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
