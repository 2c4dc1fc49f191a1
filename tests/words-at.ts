/** Which words a file of the browser's build contains. */
import { readFileSync } from 'node:fs';

let built: Record<string, { file: string }> | undefined;

/** The area of a file of words in a language (areas.ts); undefined for any other file. */
export function wordsAt({ pathname }: URL, language: string): string | undefined {
  built ??= JSON.parse(readFileSync('build/client/.vite/manifest.json', 'utf8')) as NonNullable<typeof built>;
  const [source] = Object.entries(built).find(([, { file }]) => `/${file}` === pathname) ?? [];
  return new RegExp(`^src/words/${language}/(\\w+)\\.json$`).exec(source ?? '')?.[1];
}
