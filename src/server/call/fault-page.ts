/**
 * The last resort, if even the site's own error page cannot be rendered or is not wanted: no database, framework or
 * script. The request id links it to the log.
 */
import type { Context as HonoContext } from 'hono';
import { askedBy } from '#server/cache/judgement.ts';
import { directionOf } from '#words/direction.ts';
import { at, speech } from '#words/language.ts';
import { t } from '#words/say.ts';

export function faultPage(requestId: string) {
  return plainPage(500, {
    title: t('We could not show this page.'),
    words: t(
      'Something went wrong on our side, and we are sorry. Please reload the page in a minute. If you need help now, call us. In an emergency, call the emergency number of your country.',
    ),
    again: `<a href="">${t('Reload the page')}</a> `,
    reference: `\n<p class="reference">${t('Reference for our team: {id}', { id: `<bdi><strong>${requestId}</strong></bdi>` })}</p>`,
  });
}

/** All text is the program's own, in the language of the request. */
export function plainPage(
  status: number,
  {
    title,
    words,
    again,
    reference = '',
  }: { title: string; words: string; again: string; reference?: string },
) {
  const { language } = speech();
  const direction = directionOf(language) === 'rtl' ? ' dir="rtl"' : '';
  const page = `<!DOCTYPE html>
<html lang="${language}"${direction}>
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width, initial-scale=1">
<meta name="robots" content="noindex">
<title>${status < 500 ? title : t('Something went wrong')}</title>
<link rel="stylesheet" href="/assets/fault.css">
</head>
<body>
<main>
<img src="/assets/icon.svg" alt="" width="64" height="64">
<h1>${title}</h1>
<p>${words}</p>
<p>${again}<a href="${at('/')}">${t('Go to the home page')}</a></p>${reference}
</main>
</body>
</html>
`;
  return new Response(page, {
    status,
    headers: {
      'Content-Type': 'text/html; charset=utf-8',
      'Cache-Control': 'no-store',
      'Content-Security-Policy':
        "default-src 'self'; script-src 'none'; object-src 'none'; base-uri 'none'; form-action 'none'; frame-ancestors 'none'",
    },
  });
}

/** Whether a page is wanted: by a browser, or by the entrance (cache/front.ts), which asks for all visitors at once. */
export function isForPeople(c: HonoContext) {
  const isWanted = askedBy(c) !== undefined || /\btext\/html\b/.test(c.req.header('Accept') ?? '');
  return isWanted && !c.req.path.startsWith('/api/');
}

export function isHtml(answer: Response) {
  return answer.headers.get('Content-Type')?.startsWith('text/html') ?? false;
}
