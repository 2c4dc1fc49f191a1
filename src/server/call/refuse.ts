/** Refusals before any page or call runs: a page for people, a problem document for programs. */

import type { Context as HonoContext, MiddlewareHandler } from 'hono';
import { type Problem, problem, problemDocument } from '#contract/errors.ts';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { isForPeople, plainPage } from './fault-page.ts';
import { send } from './http.ts';
import { refusal } from './perform.ts';

export function refuse(c: HonoContext, found: Problem, headers: Record<string, string> = {}): Response {
  if (!isForPeople(c)) return send(c, refusal(found), false, headers);
  const { status, title, detail } = problemDocument(found);
  const answer = plainPage(status, { title, words: detail === title ? '' : detail, again: '' });
  for (const [name, value] of Object.entries(headers)) answer.headers.set(name, value);
  return answer;
}

/** Lists the allowed methods. */
export function refuseMethod(c: HonoContext, allowed: string[]) {
  return refuse(
    c,
    problem('method-not-allowed', { detail: t('Use one of: {list}.', { list: joined(allowed) }) }),
    {
      Allow: allowed.join(', '),
    },
  );
}

/** For read-only addresses: files, feeds, health checks. */
export const onlyToBeRead: MiddlewareHandler = async (c, next) => {
  if (!/^(GET|HEAD)$/.test(c.req.method)) return refuseMethod(c, ['GET', 'HEAD']);
  await next();
};
