/**
 * Lighthouse, as a phone, for every public route of the demo hospital. `node bench/lighthouse.ts /doctors /contact`
 * measures only these pages and says where each of them lost points.
 *
 * Lighthouse is not a dependency: it would add a hundred packages and 176 MB to every `npm ci` for an occasional
 * figure. The first run installs the version below into the cache; without a network its rows are left out.
 */
import { execFileSync } from 'node:child_process';
import { existsSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { chromium as playwright } from 'playwright-core';
import { windowedChromium } from '../scripts/chromium.ts';
import type { Row } from './bench.ts';
import { account, fillHospital, type Node, round, start, stop } from './process.ts';
import { type PublicPage, publicPages, storeLinks } from './public-pages.ts';

const port = 25_690;
const flags = ['--no-sandbox', '--disable-gpu', '--disable-background-networking'];
const folder = join(import.meta.dirname, '../node_modules/.cache/lighthouse-13.5.0');
const wanted = {
  private: true,
  dependencies: { lighthouse: '13.5.0' },
  // As in our own tests. 4.14.1 mistakes content 6,400 pixels below for the header's background.
  overrides: { 'axe-core': '4.13.0' },
};

interface Report {
  runtimeError?: { message: string };
  categories: Record<string, { auditRefs: { id: string; weight: number }[] }>;
  audits: Record<
    string,
    {
      score: number | null;
      title: string;
      displayValue?: string;
      numericValue?: number;
      details?: { items?: { description?: string; sourceLocation?: { url: string } }[] };
    }
  >;
}

interface Figures {
  performance: number;
  accessibility: number;
  'best-practices': number;
  seo: number;
  /** Milliseconds; layout shift has no unit. */
  lcp: number;
  tbt: number;
  cls: number;
  consoleErrors: number;
}

type Measure = (address: string) => Promise<Report>;

export async function measureLighthouse(only: string[] = []): Promise<Row[]> {
  if (!isInstalled()) return [];
  return withHospital(async (node) => {
    const pages = (await publicPages(node)).filter(({ path }) => only.length === 0 || only.includes(path));
    await visit(pages, node);
    return withBrowser(async (measure) => {
      const found: { page: PublicPage; figures: Figures }[] = [];
      for (const page of pages) found.push({ page, figures: await figuresOf(page, node, measure) });
      return rowsOf(found);
    });
  });
}

function isInstalled() {
  if (existsSync(join(folder, 'node_modules/lighthouse'))) return true;
  mkdirSync(folder, { recursive: true });
  writeFileSync(join(folder, 'package.json'), JSON.stringify(wanted));
  try {
    const quiet = ['--prefer-offline', '--no-audit', '--no-fund', '--silent'];
    execFileSync('npm', ['install', ...quiet], { cwd: folder, stdio: ['ignore', 'ignore', 'inherit'] });
    return true;
  } catch {
    process.stderr.write('Lighthouse cannot be installed here: its rows are left out.\n');
    return false;
  }
}

async function withHospital<T>(work: (node: Node) => Promise<T>): Promise<T> {
  const dataDir = mkdtempSync(join(tmpdir(), 'openward-bench-'));
  const env = { DATA_DIR: dataDir, PUBLIC_URL: `http://127.0.0.1:${port}`, ...account };
  try {
    await fillHospital(port, env, storeLinks);
    const node = await start(port, env);
    try {
      return await work(node);
    } finally {
      await stop(node);
    }
  } finally {
    rmSync(dataDir, { recursive: true, force: true });
  }
}

/** The first request of a page renders it and its pictures, which is measured elsewhere. */
async function visit(pages: PublicPage[], node: Node) {
  const browser = await playwright.launch({ executablePath: windowedChromium(), args: flags });
  const phone = { viewport: { width: 412, height: 823 }, deviceScaleFactor: 1.75, isMobile: true };
  const tab = await browser.newPage(phone);
  for (const { path } of pages) await tab.goto(node.address + path, { waitUntil: 'networkidle' });
  await browser.close();
}

/** One browser with an empty profile; Lighthouse empties its storage and cache before each page. */
async function withBrowser<T>(work: (measure: Measure) => Promise<T>): Promise<T> {
  const module = (name: string) => import(join(folder, 'node_modules', name));
  const [{ default: lighthouse }, launcher] = await Promise.all([
    module('lighthouse/core/index.js'),
    module('chrome-launcher/dist/index.js'),
  ]);
  const browser = await launcher.launch({
    chromePath: windowedChromium(),
    chromeFlags: ['--headless=new', ...flags],
  });
  try {
    return await work(async (address) => {
      const options = { port: browser.port, logLevel: 'error', ignoreStatusCode: true };
      return (await lighthouse(address, options)).lhr;
    });
  } finally {
    browser.kill();
  }
}

/** The median of three runs for the home page; for others one run, or the median of three if that misses its target. */
async function figuresOf(page: PublicPage, node: Node, measure: Measure): Promise<Figures> {
  const address = node.address + page.path;
  const runs = [await figures(page, address, measure)];
  if (page.path === '/' || lacksOf(page, runs[0]!).length > 0)
    while (runs.length < 3) runs.push(await figures(page, address, measure));
  const keys = Object.keys(runs[0]!) as (keyof Figures)[];
  return Object.fromEntries(keys.map((key) => [key, median(runs.map((run) => run[key]))])) as never;
}

async function figures(page: PublicPage, address: string, measure: Measure): Promise<Figures> {
  const report = await measured(address, measure);
  const out = leftOut(page);
  const errors = report.audits['errors-in-console']?.details?.items ?? [];
  const value = (audit: string) => report.audits[audit]?.numericValue ?? 0;
  const scores = Object.fromEntries(
    ['performance', 'accessibility', 'best-practices', 'seo'].map((category) => [
      category,
      scoreOf(report, category, out),
    ]),
  );
  sayWhatIsLost(page, report, out);
  return {
    ...(scores as Pick<Figures, 'performance' | 'accessibility' | 'best-practices' | 'seo'>),
    lcp: value('largest-contentful-paint'),
    tbt: value('total-blocking-time'),
    cls: value('cumulative-layout-shift'),
    // For a missing page, a browser reports the 404 status as a console error.
    consoleErrors: errors.filter(({ sourceLocation }) => page.status < 400 || sourceLocation?.url !== address)
      .length,
  };
}

/** A busy browser sometimes paints nothing in time, so there are three attempts. */
async function measured(address: string, measure: Measure): Promise<Report> {
  for (let tries = 1; ; tries++) {
    const report = await measure(address);
    const fault = report.runtimeError ?? (hasTimes(report) ? null : { message: 'no times in the trace' });
    if (!fault) return report;
    if (tries === 3) throw new Error(`${address} could not be measured: ${fault.message}`);
  }
}

function hasTimes({ audits }: Report) {
  return ['largest-contentful-paint', 'total-blocking-time', 'speed-index'].every(
    (audit) => typeof audits[audit]?.score === 'number',
  );
}

/** Audits that a page fails on purpose: private and empty pages are not indexed, and a missing page is a 404. */
function leftOut({ isListed, status }: PublicPage) {
  return [
    ...(isListed ? [] : ['is-crawlable']),
    ...(status < 400 ? [] : ['http-status-code', 'errors-in-console']),
  ];
}

/** Out of 100, weighted as Lighthouse does, without the audits left out. */
function scoreOf({ categories, audits }: Report, category: string, out: string[]) {
  let sum = 0;
  let weights = 0;
  for (const { id, weight } of categories[category]?.auditRefs ?? []) {
    const score = audits[id]?.score ?? null;
    if (score === null || out.includes(id)) continue;
    sum += weight * score;
    weights += weight;
  }
  return Math.round((sum / weights) * 100);
}

function sayWhatIsLost({ path }: PublicPage, { categories, audits }: Report, out: string[]) {
  for (const { auditRefs } of Object.values(categories))
    for (const { id, weight } of auditRefs) {
      const { score = null, title = '', displayValue = '' } = audits[id] ?? {};
      if (weight > 0 && score !== null && score < 0.9 && !out.includes(id))
        process.stderr.write(`${path}: ${id} ${score} ${displayValue} (${title})\n`);
    }
}

function lacksOf({ path }: PublicPage, run: Figures) {
  const least = path === '/' ? 100 : 98;
  return [
    run.performance >= least,
    run.accessibility === 100,
    run['best-practices'] === 100,
    run.seo === 100,
  ].filter((holds) => !holds);
}

function rowsOf(found: { page: PublicPage; figures: Figures }[]): Row[] {
  const home = found.find(({ page }) => page.path === '/');
  const others = found.filter((entry) => entry !== home);
  return [
    ...(home ? homeRows(home.figures) : []),
    ...others.map(({ page, figures: { performance } }) =>
      atLeast(`Lighthouse, ${wordsOf(page)}: performance`, performance, 98),
    ),
    ...(others.length > 0 ? lowestRows(others.map(({ figures }) => figures)) : []),
  ];
}

function wordsOf({ path, status }: PublicPage) {
  const short = path.replace(/[\w-]{43}(?=\/|$)/, '…');
  return status < 400 ? short : `${short} (not found)`;
}

function homeRows(home: Figures): Row[] {
  const what = 'Lighthouse, home page, median of 3';
  return [
    atLeast(`${what}: performance`, home.performance, 100),
    ...categoryRows(what, home),
    atMost(`${what}: largest contentful paint`, home.lcp, 1_300, 'ms'),
    atMost(`${what}: cumulative layout shift`, home.cls, 0, 'shift'),
    atMost(`${what}: total blocking time`, home.tbt, 30, 'ms'),
    atMost(`${what}: errors in the console`, home.consoleErrors, 0, 'errors'),
  ];
}

function lowestRows(all: Figures[]): Row[] {
  const what = `Lighthouse, the other ${all.length} public routes`;
  const lowest = Object.fromEntries(
    (['accessibility', 'best-practices', 'seo'] as const).map((key) => [
      key,
      Math.min(...all.map((one) => one[key])),
    ]),
  ) as never;
  const errors = all.reduce((sum, { consoleErrors }) => sum + consoleErrors, 0);
  return [
    ...categoryRows(`${what}, the lowest`, lowest),
    atMost(`${what}: errors in the console`, errors, 0, 'errors'),
  ];
}

function categoryRows(what: string, figures: Pick<Figures, 'accessibility' | 'best-practices' | 'seo'>) {
  return [
    atLeast(`${what}: accessibility`, figures.accessibility, 100),
    atLeast(`${what}: best practices`, figures['best-practices'], 100),
    atLeast(`${what}: search engines, pages kept from them aside`, figures.seo, 100),
  ];
}

function atLeast(what: string, measured: number, least: number): Row {
  return {
    what,
    measured,
    unit: 'of 100',
    reach: least === 100 ? '100' : `≥ ${least}`,
    holds: measured >= least,
  };
}

function atMost(what: string, measured: number, most: number, unit: string): Row {
  const reach = most === 0 ? '0' : `≤ ${most.toLocaleString('en')}`;
  return { what, measured: round(measured), unit, reach, holds: measured <= most };
}

function median(values: number[]) {
  return values.toSorted((one, other) => one - other)[Math.floor(values.length / 2)]!;
}

if (process.argv[1] === import.meta.filename)
  for (const { what, measured, unit, holds } of await measureLighthouse(process.argv.slice(2)))
    process.stdout.write(`${holds ? '✓' : '✗'} ${what}: ${measured} ${unit}\n`);
