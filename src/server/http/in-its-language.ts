/** Answers each request in the language of its address prefix, or else in the hospital's own. */
import type { MiddlewareHandler } from 'hono';
import { getCookie } from 'hono/cookie';
import { getPath } from 'hono/utils/url';
import { problem } from '#contract/errors.ts';
import { redirect } from '#server/call/redirect.ts';
import { refuse } from '#server/call/refuse.ts';
import type { SiteLanguages } from '#server/content/languages.ts';
import { inLanguage } from '#words/in-language.ts';
import { isLanguage, partsOfAddress, staffLanguageCookie } from '#words/language.ts';

declare module 'hono' {
  interface ContextVariableMap {
    /** The address begins with a language that the website does not speak. */
    isLost: boolean | undefined;
  }
}

/** Addresses without a language prefix: the staff area, files, and what programs ask of the server itself. */
const inNoLanguage =
  /^\/(admin|assets|media|social|theme|healthz|readyz|metrics|menu-icons\.svg|service-worker\.js|favicon\.ico|robots\.txt|speculation-rules\.json|api\/(media|openapi\.json|docs))(\/|$)/;

/** The path by which a request is routed: without its language. */
export function routedPath(request: Request): string {
  const whole = getPath(request);
  const { path } = partsOfAddress(whole);
  return inNoLanguage.test(path) ? whole : path;
}

/** The staff area, its calls and those of programs are in the language of the account, or else in the main one. */
const ofStaff = /^\/(admin|api\/admin)(\/|$)/;

export function inItsLanguage(offered: () => Promise<SiteLanguages>): MiddlewareHandler {
  return async (c, next) => {
    const { main, locale, country, written, others, clock } = await offered();
    const { language, path } = partsOfAddress(getPath(c.req.raw));
    const isCall = path.startsWith('/api/');
    // Calls speak every language of the program, even those that the website does not.
    const isSpoken = language === null || (!inNoLanguage.test(path) && (isCall || others.includes(language)));
    const isOfStaff = ofStaff.test(path) || (isCall && c.req.header('Authorization') !== undefined);
    const chosen = isOfStaff ? getCookie(c, staffLanguageCookie) : undefined;
    const own = isLanguage(chosen) ? chosen : main;
    const spoken = isSpoken && language !== null ? language : own;
    const isMain = spoken === main;
    // Pages exist only in languages that the website speaks.
    const prefix = language !== null && others.includes(spoken) ? `/${spoken}` : '';
    return inLanguage({ language: spoken, country, locale, isMain, prefix, written, clock }, async () => {
      if (isSpoken) return next();
      if (!/^(GET|HEAD)$/.test(c.req.method)) return refuse(c, problem('not-found'));
      if (language === main) {
        // As sent: the path by which a request is routed is decoded.
        const { pathname, search } = new URL(c.req.url);
        return redirect(c, partsOfAddress(pathname).path + search, 301);
      }
      c.set('isLost', true);
      return next();
    });
  };
}
