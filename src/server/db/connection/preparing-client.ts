/**
 * A `pg` client that prepares each statement when it is first sent and afterwards only binds its values: parsing and
 * planning take most of a short query's time.
 */
import { createHash } from 'node:crypto';
import pg from 'pg';

/** Beyond these a text probably contains values, such as a list whose length varies. */
const mostStatements = 500;

export class PreparingClient extends pg.Client {
  readonly #names = new Map<string, string>();

  // The overloads of `query` are many; each of them passes a configuration or a text through unchanged.
  // biome-ignore lint/suspicious/noExplicitAny: the signature is that of `pg`.
  override query(...parameters: any[]): any {
    const [first, ...rest] = parameters;
    const named = isParameterized(first) ? { ...first, name: this.#nameOf(first.text) } : first;
    return super.query.apply(this, [named, ...rest] as never);
  }

  #nameOf(text: string): string | undefined {
    const known = this.#names.get(text);
    if (known || this.#names.size >= mostStatements) return known;
    const name = createHash('sha1').update(text).digest('hex');
    this.#names.set(text, name);
    return name;
  }
}

function isParameterized(query: unknown): query is { text: string } {
  if (typeof query !== 'object' || query === null || !('text' in query) || typeof query.text !== 'string')
    return false;
  return !('submit' in query) && !('name' in query && query.name);
}
