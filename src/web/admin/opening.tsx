import { use } from 'react';
import { useLocation, useMatches } from 'react-router';
import { ScriptNonce } from '#web/script-nonce.ts';
import { type Listed, listQuery } from './list/list-query.ts';
import { stateQuery } from './list/state-query.ts';
import { callAddress } from './session/call-address.ts';
import { earlyScript } from './session/early.ts';

type Call = Parameters<typeof callAddress>;

/** A page's `handle` may say what it asks for first. An address that is not the one the page asks for is asked in vain. */
export interface Opening {
  opens(place: { params: Record<string, string | undefined>; search: URLSearchParams }): Call[];
}

/** What the page of a resource asks for first: a page of its list, or the entry. */
export function opening(resource: Listed, firstSort?: string): Opening {
  return {
    opens({ params: { id }, search }) {
      if (!id) return [[resource, 'list', { query: listQuery(resource, search, firstSort) }]];
      return id === 'new' ? [] : [[resource, 'get', { params: { id } }]];
    },
  };
}

/** The same of a list of things with states of their own. */
export function stateOpening(
  resource: 'inquiry' | 'newsletter' | 'mail',
  words: Record<string, string>,
  sorts: readonly string[],
): Opening {
  return {
    opens: ({ params: { id }, search }) =>
      id
        ? [[resource, 'get', { params: { id } }]]
        : [[resource, 'list', { query: stateQuery(search, words, sorts) }]],
  };
}

/** The frame's own; without the settings no time can be told. */
const always: Call[] = [
  ['settings', 'get'],
  ['admin', 'me'],
];

/** In what the server sends: asks for it before any script of the page has arrived. */
export function FirstCalls() {
  const { search } = useLocation();
  const { handle, params } = useMatches().at(-1)!;
  const { opens } = (handle ?? {}) as Partial<Opening>;
  const calls = [...always, ...(opens?.({ params, search: new URLSearchParams(search) }) ?? [])];
  return (
    <script
      nonce={use(ScriptNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds text only, and "<" is escaped.
      dangerouslySetInnerHTML={{ __html: earlyScript(calls.map((call) => callAddress(...call))) }}
    />
  );
}
