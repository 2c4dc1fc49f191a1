/** What OpenAPI says about a call besides its summary: who may make it, how often, and what repeating it does. */
import { isOfStaff, type Route } from '#contract/base.ts';
import { rolesThatMay, roleWords } from '#contract/roles.ts';
import { isForPrograms, levelOf } from '#server/identity/rights.ts';
import { limits } from '#server/kernel/limits.ts';
import { countedAs, opensByLink } from './refusals.ts';

/** A route, or a call of another protocol. */
type Described = Omit<Route, 'summary'>;

/** Each sentence follows from what the route declares. */
export function operationWords(route: Described): string {
  const { method, errors = [] } = route;
  const rules: [boolean, string][] = [
    [true, whoMay(route)],
    [Boolean(route.sensitive), 'Needs a password or passkey confirmed in the last ten minutes.'],
    [isOfStaff(route.access) && !isForPrograms(route), 'The token of a program is refused.'],
    [route.access === 'staff' && isForPrograms(route), 'The token of a program is taken as well.'],
    [Boolean(route.whileLocked), 'Answered while the screen is locked, too.'],
    [Boolean(route.beforeSecondFactor), 'Answered before a required second factor is set up, too.'],
    [true, howOften(route)],
    [
      errors.includes('stale-version'),
      'Send If-Match to change only the version that was read; without it the last one to save wins.',
    ],
    [
      errors.includes('idempotency-key-reused'),
      'Sent again with the same Idempotency-Key, it is done once and answered the same.',
    ],
    [Boolean(route.shows), 'The trail keeps who read it.'],
    [route.live === true, 'It depends on bookings or the clock, so no cache keeps the answer.'],
    [method === 'GET' && Boolean(route.personal), 'It is about one person, so no cache keeps the answer.'],
  ];
  return rules.flatMap(([holds, words]) => (holds && words ? [words] : [])).join(' ');
}

function whoMay(route: Described): string {
  const { access, method } = route;
  if (access === 'staff') return 'Any account may make this call; what it reaches depends on its roles.';
  if (isOfStaff(access)) {
    const level = levelOf(method);
    const roles = rolesThatMay(access, level).map((role) => roleWords[role]);
    const ifAllowed =
      level === 'change' && access !== 'visits' ? ', where the hospital lets doctors change it' : '';
    const isOwn = roles.includes(roleWords.doctor)
      ? `; of a doctor, only for what is their own${ifAllowed}`
      : '';
    return `For the roles ${new Intl.ListFormat('en-GB').format(roles)}${isOwn}.`;
  }
  if (opensByLink(route) && access === 'link')
    return 'The token in the address is all that it needs, so that mail programs can make it too.';
  if (access === 'publicWrite')
    return `${opensByLink(route) ? 'Anyone with the token in its address' : 'Anyone'} may make this call: from a page of this site with the XSRF token, or with the token of an account.`;
  if (opensByLink(route)) return 'Anyone with the token in its address may read it.';
  return route.area ? `Anyone may read it; accounts that may read ${route.area} see more.` : '';
}

function howOften(route: Described): string {
  const counted = countedAs(route);
  const most = (name: keyof typeof limits) => limits[name].most;
  return [
    counted ? `At most ${most(`${counted}PerMinute`)} such calls a minute from one sender.` : '',
    opensByLink(route)
      ? `Tokens that open nothing are answered ${most('deadLinksPerMinute')} times a minute to one address.`
      : '',
  ]
    .filter(Boolean)
    .join(' ');
}
