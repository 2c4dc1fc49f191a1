/** A server with its own hospital, as a stranger sees it: request by request, without a browser. */
import { readFileSync } from 'node:fs';
import { type IncomingHttpHeaders, request } from 'node:http';
import { join } from 'node:path';
import type { RouteConfigEntry } from '@react-router/dev/routes';
import { afterAll, beforeAll } from 'vitest';
import pageRoutes from '../../src/web/routes.ts';
import { inDays } from '../in-days.ts';
import { account, startServer } from '../server.ts';

export interface Answer {
  status: number;
  headers: IncomingHttpHeaders;
  text: string;
}
type Headers = Record<string, string>;

/** A patient whom only staff may find. */
export const secret = { name: 'Zephyrine Quillfeather', email: 'zephyrine@example.org' };

export class Stranger {
  server!: Awaited<ReturnType<typeof startServer>>;
  /** The XSRF token of this browser. */
  cookie = '';
  /** Headers of a member of staff. */
  staff: Headers = {};
  /** The booking of the secret patient. */
  patient!: { reference: string; manageUrl: string };

  /** Sends the path exactly as written. */
  ask(path: string, headers: Headers = {}, method = 'GET', body?: string) {
    // A connection for each request, as one may be closed over a refused body.
    const where = { host: '127.0.0.1', port: this.server.port, agent: false };
    return new Promise<Answer>((resolve, reject) => {
      const sent = request({ ...where, path, method, headers }, (response) => {
        let text = '';
        response.setEncoding('utf8');
        response.on('data', (chunk) => {
          text += chunk;
        });
        response.on('end', () => resolve({ status: response.statusCode!, headers: response.headers, text }));
      });
      sent.on('error', reject);
      sent.end(body);
    });
  }

  /** Headers of a browser on a page of ours. */
  visitor(): Headers {
    return {
      Origin: this.server.address,
      Cookie: `XSRF-TOKEN=${this.cookie}`,
      'X-XSRF-TOKEN': this.cookie,
    };
  }

  async call(method: string, path: string, body: unknown, headers: Headers = this.staff) {
    const json = { 'Content-Type': 'application/json', ...headers };
    const { status, text } = await this.ask(`/api${path}`, json, method, JSON.stringify(body));
    return { status, data: text ? JSON.parse(text).data : undefined };
  }

  form(path: string, fields: Record<string, string>, headers: Headers = {}) {
    const type = { 'Content-Type': 'application/x-www-form-urlencoded' };
    return this.ask(path, { ...type, ...headers }, 'POST', new URLSearchParams(fields).toString());
  }

  async start() {
    // All requests come from one address, as without a known proxy.
    this.server = await startServer({ TRUST_PROXY: '0' });
    this.cookie = /XSRF-TOKEN=([^;]+)/.exec(
      String((await this.ask('/appointment')).headers['set-cookie']),
    )![1]!;
    const { data } = await this.call('POST', '/admin/login', account, this.visitor());
    this.staff = { Authorization: `Bearer ${data.token}` };
    // Far enough ahead to be cancelled online on any day.
    const [from, to] = [inDays(5), inDays(25)];
    const { text } = await this.ask(`/api/appointment/slots?doctor=clara-hensley&from=${from}&to=${to}`);
    const [{ doctorId, visitTypeId, startsAt }] = JSON.parse(text).data;
    const booking = { ...secret, doctorId, visitTypeId, startsAt };
    this.patient = (await this.call('POST', '/appointment', booking, this.visitor())).data;
  }
}

/** Call at the top of a journey file. */
export function meetAStranger() {
  const stranger = new Stranger();
  // The server first fills its hospital, which takes time on a busy machine.
  beforeAll(() => stranger.start(), 180_000);
  afterAll(() => stranger.server?.stop());
  return stranger;
}

/** Every page of the site with its code. */
function pages(entries: RouteConfigEntry[], above = ''): { path: string; code: string }[] {
  return entries.flatMap(({ path = '', file, children = [] }) => {
    const full = path ? `${above}/${path}` : above;
    const code = readFileSync(join(import.meta.dirname, '../../src/web', file), 'utf8');
    return [{ path: full || '/', code }, ...pages(children, full)];
  });
}
const all = pages(pageRoutes as RouteConfigEntry[]).filter(({ path }) => !path.includes('*'));
export const adminPages = all.filter(({ path }) => path.startsWith('/admin'));
export const sitePages = all.filter(({ path }) => !path.startsWith('/admin'));

/** The address of a page with an entry of the demo hospital, or with a token that does not exist. */
export function addressOf(path: string) {
  return path
    .replaceAll(':slug', 'cardiology')
    .replaceAll(/:(newsId|id)\??/g, '1')
    .replaceAll(':step', 'sent')
    .replaceAll(/:token\??/g, 'x'.repeat(43));
}
