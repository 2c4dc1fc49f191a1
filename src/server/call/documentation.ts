/** /api/docs: the contract as a readable page, without scripts or external resources. */
import { html } from 'hono/html';
import { z } from 'zod';
import { isOfStaff, type Route } from '#contract/base.ts';
import { errors } from '#contract/errors.ts';
import type { Contract } from '#contract/index.ts';
import { routes } from '#contract/routes.ts';
import { operationWords } from './operation-words.ts';
import { codesOf } from './refusals.ts';
import { tagWords } from './tag-words.ts';

export function documentation() {
  const groups = Map.groupBy(routes(), ({ resource }) => resource);
  return html`<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>The API of this hospital</title>
<link rel="stylesheet" href="/assets/api-docs.css">
</head>
<body>
<main>
<h1>The API of this hospital</h1>
<p>JSON in, JSON out. A success carries its result in <code>data</code>, a list also <code>meta</code>; a failure is a problem document (RFC 9457). Machines read <a href="/api/openapi.json">openapi.json</a>. Pictures are uploaded by the tus protocol, which is not JSON: <code>POST /api/media</code> begins an upload, as described there.</p>
<p>What can be changed has a version, which answers carry in <code>ETag</code>. A change sent with that tag in <code>If-Match</code>, alone or in a list, is refused with 412 if someone else saved first; the problem then carries the entry as it is now in <code>current</code>. A tag that compression made weak counts as well.</p>
<p>A file with data of people needs a reason in the header <code>Export-Reason</code>, percent-encoded, and of a person a password confirmed in the last ten minutes.</p>
<nav aria-label="Resources"><ul>${[...groups.keys()].map((name) => html`<li><a href="#${name}">${name}</a></li>`)}</ul></nav>
${[...groups].map(([name, list]) => html`<section id="${name}"><h2>${name}</h2><p>${tagWords(name as keyof Contract)}</p>${list.map(({ route }) => call(route))}</section>`)}
</main>
</body>
</html>`;
}

function call(route: Route) {
  return html`<details>
<summary><code>${route.method} /api${route.path}</code> <span>${route.summary}</span>${isOfStaff(route.access) ? html` <b>staff</b>` : ''}</summary>
${fields('Query', route.query)}${fields('Body', route.body)}
<p>${operationWords(route)} Answers ${route.status ?? 200}${codesOf(route).map((code) => html`; ${errors[code].status} <code>${code}</code>`)}.</p>
</details>`;
}

function fields(title: string, schema: z.ZodType | undefined) {
  if (!schema) return '';
  const { properties = {}, required = [] } = z.toJSONSchema(schema, {
    io: 'input',
    unrepresentable: 'any',
  }) as {
    properties?: Record<string, { type?: string; maxLength?: number; enum?: string[] }>;
    required?: string[];
  };
  return html`<h3>${title}</h3><ul>${Object.entries(properties).map(
    ([name, one]) =>
      html`<li><code>${name}</code>${required.includes(name) ? ' (required)' : ''} ${one.type ?? ''}${one.maxLength ? `, at most ${one.maxLength} characters` : ''}${one.enum ? `: ${one.enum.join(', ')}` : ''}</li>`,
  )}</ul>`;
}
