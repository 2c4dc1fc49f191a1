/** The errors of a call: its own, and those that follow from its access and input. */
import { isOfStaff, type OpenAccess, type Route } from '#contract/base.ts';
import type { ErrorCode } from '#contract/errors.ts';
import { canExport } from '#contract/export.ts';
import type { LimitedRequest } from './request-limits.ts';

const ofAccess: Record<OpenAccess, readonly ErrorCode[]> = {
  // A token that is no longer valid is refused even where none is required.
  public: ['unauthorized'],
  publicWrite: ['xsrf-rejected', 'too-many-requests'],
  link: [],
};

/** Whether it is opened by the token in its address alone. */
export function opensByLink({ access, path }: Pick<Route, 'access' | 'path'>) {
  return !isOfStaff(access) && path.includes('{token}');
}

export function codesOf(route: Route): ErrorCode[] {
  const { method, access, body, query, params, takesZip } = route;
  const isClosed = isOfStaff(access);
  const rules: [boolean, ErrorCode[]][] = [
    [true, [...(isOfStaff(access) ? (['unauthorized'] as const) : ofAccess[access])]],
    [isClosed && access !== 'staff', ['forbidden']],
    [method !== 'GET', ['unsupported-media-type']],
    [method !== 'GET' && !takesZip, ['too-large']],
    [Boolean(body), ['malformed-json', 'invalid']],
    [Boolean(query), ['invalid']],
    [Boolean(params), ['not-found']],
    [opensByLink(route) || Boolean(route.isCounted), ['too-many-requests']],
    [isClosed && !route.whileLocked, ['locked']],
    [isClosed && !route.beforeSecondFactor, ['second-factor-needed']],
    [Boolean(route.sensitive), ['password-needed']],
    [canExport(route), ['password-needed', 'invalid']],
    [true, [...(route.errors ?? [])]],
  ];
  return [...new Set(rules.flatMap(([holds, codes]) => (holds ? codes : [])))];
}

/** Separate counters: flooding forms locks no staff out, and guessing passwords keeps no patient from booking. */
export function countedAs({
  access,
  path,
  isCounted,
}: Pick<Route, 'access' | 'path' | 'isCounted'>): LimitedRequest | undefined {
  if (access === 'publicWrite') return path.startsWith('/admin/') ? 'signIns' : 'forms';
  return isCounted ? 'searches' : undefined;
}
