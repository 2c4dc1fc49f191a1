import { use } from 'react';
import { useLocation, useMatches } from 'react-router';
import { ScriptNonce } from '#web/script-nonce.ts';
import { type Listed, listQuery } from './list/list-query.ts';
import { stateQuery } from './list/state-query.ts';
import { callAddress } from './session/call-address.ts';
import { earlyScript } from './session/early.ts';
import { pageAt } from './session/rights.ts';

type Call = Parameters<typeof callAddress>;

/**
 * A page's `handle` may name its first calls. An address that differs from the page's own request is fetched in vain.
 */
export interface Opening {
  opens(place: { params: Record<string, string | undefined>; search: URLSearchParams }): Call[];
}

/** The first call of a resource's page: a page of its list, or the entry. */
export function opening(resource: Listed, firstSort?: string): Opening {
  return {
    opens({ params: { id }, search }) {
      if (!id) return [[resource, 'list', { query: listQuery(resource, search, firstSort) }]];
      return id === 'new' ? [] : [[resource, 'get', { params: { id } }]];
    },
  };
}

/** The same for a list of things with statuses. */
export function stateOpening(
  resource: 'inquiry' | 'newsletter' | 'mail',
  words: object,
  sorts: readonly string[],
): Opening {
  return {
    opens: ({ params: { id }, search }) =>
      id
        ? [[resource, 'get', { params: { id } }]]
        : [[resource, 'list', { query: stateQuery(search, words, sorts) }]],
  };
}

/** Calls of the frame itself; without the settings no time can be shown. */
const always: Call[] = [
  ['settings', 'get'],
  ['admin', 'me'],
];

/** Part of the server's HTML: sends the first calls before any script of the page has loaded. */
export function FirstCalls() {
  const { pathname, search } = useLocation();
  const { handle, params } = useMatches().at(-1)!;
  const { opens } = (handle ?? {}) as Partial<Opening>;
  const ofPage = opens?.({ params, search: new URLSearchParams(search) }) ?? [];
  const areas = pageAt(pathname)?.areas ?? 'everyone';
  const addresses = (calls: Call[]) => calls.map((call) => callAddress(...call));
  const script = earlyScript(addresses(always), {
    addresses: addresses(ofPage),
    areas: areas === 'everyone' ? null : areas,
  });
  return (
    <script
      nonce={use(ScriptNonce)}
      suppressHydrationWarning
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a script element holds text only, and "<" is escaped.
      dangerouslySetInnerHTML={{ __html: script }}
    />
  );
}
