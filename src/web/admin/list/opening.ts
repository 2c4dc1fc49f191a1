import { type Call, callAddress } from '#web/admin/session/call-address.ts';
import { earlyScript } from '#web/admin/session/early.ts';
import { pageAt } from '#web/admin/session/rights.ts';
import type { FirstPlace } from '#web/shell/route-handle.ts';
import { type Listed, listQuery } from './list-query.ts';
import { type StateAsked, stateQuery } from './state-query.ts';

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

/** The same for a list of records with statuses. */
export function stateOpening(resource: 'inquiry' | 'newsletter' | 'mail', asked: StateAsked): Opening {
  return {
    opens: ({ params: { id }, search }) =>
      id
        ? [[resource, 'get', { params: { id } }]]
        : [[resource, 'list', { query: stateQuery(search, asked) }]],
  };
}

/** Calls of the frame; without the settings no time can be shown. */
const always: Call[] = [
  ['settings', 'get'],
  ['admin', 'me'],
];

/** Script in a page's document that sends its first calls. */
export function firstCalls({ pathname, search, params, handle }: FirstPlace) {
  const { opens } = (handle ?? {}) as Partial<Opening>;
  const ofPage = opens?.({ params, search: new URLSearchParams(search) }) ?? [];
  const areas = pageAt(pathname)?.areas ?? 'everyone';
  const addresses = (calls: Call[]) => calls.map((call) => callAddress(...call));
  return earlyScript(addresses(always), {
    addresses: addresses(ofPage),
    areas: areas === 'everyone' ? null : areas,
  });
}
