/** What a call may be refused with: its own errors, and those that follow from who may call it and what it takes. */
import type { Route } from '#contract/base.ts';
import type { ErrorCode } from '#contract/errors.ts';

const ofAccess: Record<Route['access'], readonly ErrorCode[]> = {
  // A token that is no longer valid is refused even where none is needed.
  public: ['unauthorized'],
  publicWrite: ['xsrf-rejected', 'too-many-requests'],
  link: [],
  admin: ['unauthorized'],
};

/** Whether the token in its address is all that opens it. */
export function opensByLink({ access, path }: Route) {
  return access !== 'admin' && path.includes('{token}');
}

/** Error codes of a route. */
export function codesOf(route: Route): ErrorCode[] {
  const { method, access, body, query, params, takesZip } = route;
  const isOfStaff = access === 'admin';
  const rules: [boolean, ErrorCode[]][] = [
    [true, [...ofAccess[access]]],
    [method !== 'GET', ['unsupported-media-type']],
    [method !== 'GET' && !takesZip, ['too-large']],
    [Boolean(body), ['malformed-json', 'invalid']],
    [Boolean(query), ['invalid']],
    [Boolean(params), ['not-found']],
    [opensByLink(route) || Boolean(route.isCounted), ['too-many-requests']],
    [isOfStaff && !route.whileLocked, ['locked']],
    [isOfStaff && !route.beforeSecondFactor, ['second-factor-needed']],
    [Boolean(route.sensitive), ['password-needed']],
    [true, [...(route.errors ?? [])]],
  ];
  return [...new Set(rules.flatMap(([holds, codes]) => (holds ? codes : [])))];
}
