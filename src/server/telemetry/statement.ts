import type { Span } from '@opentelemetry/api';
import { type Attributes, beginPart, isTracing } from './spans.ts';

const summaries = new Map<string, string>();
const mostKnown = 2_000;

/** A database statement of the current work; null if that is not traced. */
export function beginStatement(text: string): Span | null {
  if (!isTracing()) return null;
  const summary = summaryOf(text);
  return beginPart(
    summary,
    'client',
    (): Attributes => ({ 'db.system.name': 'postgresql', 'db.query.summary': summary }),
  );
}

/** Verb and table, such as `select appointment`: no value and no entered name. */
export function summaryOf(text: string) {
  const known = summaries.get(text);
  if (known) return known;
  const [verb = 'statement'] = /[a-z]+/i.exec(text.slice(0, 200)) ?? [];
  const start = text.slice(0, 10_000);
  const [, table] =
    /\b(?:from|into|update(?! skip)|delete from)\s+(?:only\s+)?"?([a-z_]{1,63})\b/i.exec(start) ?? [];
  const summary = [verb.toLowerCase(), table].filter(Boolean).join(' ');
  if (summaries.size >= mostKnown) summaries.clear();
  summaries.set(text, summary);
  return summary;
}
