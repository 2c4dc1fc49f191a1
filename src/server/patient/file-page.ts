/** The page in the file about a patient: one document that needs no network, to read and to print. */

import { html } from 'hono/html';
import { directionOf } from '#words/direction.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Hospital, Item, Section } from './file-item.ts';

interface About {
  hospital: Hospital;
  patientName: string;
  madeAt: string;
  madeBy: string;
  reason: string;
}

const style = `
  :root { color-scheme: light; }
  body { max-width: 46rem; margin: 0 auto; padding: 2rem 1.25rem 4rem; font: 1rem/1.55 system-ui, sans-serif; color: #0a2540; background: #fff; }
  h1 { font-size: 1.75rem; line-height: 1.25; margin: 0.25rem 0 1rem; }
  h2 { font-size: 1.3rem; margin: 2.75rem 0 0.5rem; padding-bottom: 0.35rem; border-bottom: 2px solid #0b5563; }
  h3 { font-size: 1rem; margin: 1.5rem 0 0.35rem; break-after: avoid; overflow-wrap: anywhere; }
  .hospital { margin: 0; font-weight: 700; color: #0b5563; }
  nav ul { columns: 2; padding-inline-start: 1.25rem; }
  a { color: #0b5563; }
  dl { margin: 0; display: grid; grid-template-columns: minmax(7rem, 13rem) 1fr; gap: 0.2rem 1rem; }
  dt { color: #4a5b6b; }
  dd { margin: 0; white-space: pre-line; overflow-wrap: anywhere; }
  @media (max-width: 34rem) { dl { grid-template-columns: 1fr; gap: 0; } dd { margin-bottom: 0.4rem; } nav ul { columns: 1; } }
  @media print { body { max-width: none; padding: 0; font-size: 10.5pt; } nav { display: none; } a { color: inherit; } }
  @page { margin: 18mm; }
`;

export async function head({ hospital, patientName, madeAt, madeBy, reason }: About, sections: Section[]) {
  const title = t('Everything we hold about {name}', { name: patientName });
  const { language, locale } = speech();
  const lang = language === 'en' ? 'en-GB' : locale;
  const zone = hospital.timeZone.replaceAll('_', ' ');
  return String(
    await html`<!doctype html>
<html lang="${lang}" dir="${directionOf(language)}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1"><meta name="robots" content="noindex"><title>${t('{title}, {hospital}', { title, hospital: hospital.name })}</title><style>${style}</style></head>
<body><header><p class="hospital">${hospital.name}</p><h1>${title}</h1>
<p>${t('Made on {moment} by {person}. What for: {reason}.', { moment: madeAt, person: madeBy, reason })}</p>
<p>${t('This is what our website and its booking system hold about this person, and who on our staff looked at it. All times are {zone} time. Links that open an appointment or a subscription are left out, so that this file can be passed on. The file “everything.json” beside this page has the same for other programs.', { zone })}</p></header>
<nav aria-label="${t('Contents')}"><ul>${sections.map(({ key, title: words }) => html`<li><a href="#${key}">${words}</a></li>`)}</ul></nav>
<main>
`,
  );
}

export async function beginSection({ key, title }: Section) {
  return String(await html`<section aria-labelledby="${key}"><h2 id="${key}">${title}</h2>\n`);
}

export async function itemOf({ heading, facts }: Item) {
  const rows = facts
    .filter(([, text]) => text)
    .map(([label, text]) => html`<dt>${label}</dt><dd>${text}</dd>`);
  return String(
    await html`<article><h3>${heading}</h3>${rows.length > 0 ? html`<dl>${rows}</dl>` : ''}</article>\n`,
  );
}

export async function endSection({ none }: Section, isEmpty: boolean) {
  return String(await html`${isEmpty ? html`<p>${none}</p>` : ''}</section>\n`);
}

export const foot = '</main></body></html>\n';
