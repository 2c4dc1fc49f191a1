/**
 * The only way to data. Every call, over HTTP or from a page being rendered, passes here: identify the caller,
 * authorise, validate the input, and only then run the handler. The body is read only after the caller is authorised.
 */
import { isOfStaff, type Route } from '#contract/base.ts';
import {
  errors,
  type FieldError,
  isProblem,
  type Problem,
  problem,
  problemDocument,
} from '#contract/errors.ts';
import { contract } from '#contract/index.ts';
import { isSomebodysDevice } from '#server/identity/known-device.ts';
import { readPreview } from '#server/identity/preview.ts';
import { keptOut, may } from '#server/identity/rights.ts';
import { findStaff, keptFrom, needsPassword, type Staff } from '#server/identity/session.ts';
import { networksOf } from '#server/kernel/client-address.ts';
import { Turns } from '#server/kernel/turns.ts';
import { hashToken } from '#server/links/token.ts';
import { failed, inSpan, set } from '#server/telemetry/spans.ts';
import type { Api, Caller, Context, Services } from './context.ts';
import { EventStream } from './event-stream.ts';
import { exportReason } from './export-reason.ts';
import { fieldErrors, mostErrors } from './field-errors.ts';
import { withOwnKey } from './idempotency.ts';
import { KeptFile } from './kept-file.ts';
import { Reads } from './reads.ts';
import { countedAs, opensByLink } from './refusals.ts';
import { requestLimits } from './request-limits.ts';
import { TextFile } from './text-file.ts';
import { ZipFile } from './zip-file.ts';

export interface CallOutcome {
  status: number;
  /** Null for 204. */
  body: unknown;
  /** Sent instead of the body. */
  file?: TextFile;
  events?: EventStream;
  zip?: ZipFile;
  kept?: KeptFile;
  /** Set if the body is not our own JSON. */
  type?: string;
  /** Present if the answer has a tag; `version` is that of its entry. */
  tag?: { version?: number } | undefined;
  retryAfterSeconds?: number;
}
export interface RawInput {
  params?: Record<string, unknown> | undefined;
  query?: Record<string, unknown> | undefined;
  body?(): Promise<{ value: unknown } | Problem>;
}
const fhirType = 'application/fhir+json; charset=utf-8; fhirVersion=4.0';
type Answered = { data: unknown } | TextFile | EventStream | ZipFile | KeptFile;
interface AnyHandler {
  (input: unknown, context: Context): Promise<Answered | Problem>;
  admit?(input: unknown, context: Context): Promise<Problem | undefined>;
}

export type Perform = (
  resource: string,
  operation: string,
  input: RawInput,
  caller: Caller,
) => Promise<CallOutcome>;

export function createPerform(services: Services, api: Api): Perform {
  const perform = createUnrecorded(services, api);
  return (resource, operation, input, caller) =>
    recorded(`${resource}.${operation}`, () => perform(resource, operation, input, caller));
}

function createUnrecorded(services: Services, api: Api): Perform {
  const count = requestLimits(services);
  const reads = new Reads(services);
  const turns = new Turns(Math.max(2, services.storage.database.pool.options.max));

  return async function perform(resource, operation, input, caller) {
    const route = (contract as Record<string, Record<string, Route>>)[resource]![operation]!;
    try {
      const outcome = await answer(resource, operation, route, input, caller);
      const found = outcome.status < 400 || !opensByLink(route) ? outcome : await deadLink(outcome, caller);
      if (isIncomplete(found.status)) caller.incomplete?.();
      return found;
    } catch (error) {
      caller.incomplete?.();
      throw error;
    }
  };

  /** Guessed links are rate-limited; the owner of a valid one is not affected. */
  async function deadLink(outcome: CallOutcome, { address }: Caller) {
    const seconds = await count('deadLinks', address);
    return seconds > 0 ? tooMany(seconds) : outcome;
  }

  async function answer(
    resource: string,
    operation: string,
    route: Route,
    input: RawInput,
    caller: Caller,
  ): Promise<CallOutcome> {
    const handler = (api as unknown as Record<string, Record<string, AnyHandler>>)[resource]![operation]!;
    const signedIn =
      caller.token === undefined ? null : await findStaff(services.orm, caller.token, services.now());
    const kept = signedIn && keptFrom(signedIn, route);
    if (kept && isOfStaff(route.access)) return refusal(kept);
    // Accounts locked out of the staff area see what strangers see.
    const staff = kept ? null : signedIn;
    // An invalid token is refused even if none is required, since its sender believes to be signed in. Public writes
    // are excepted, or a stale token would keep its owner from signing in again.
    const isStale = caller.token !== undefined && !signedIn;
    if (isOfStaff(route.access) ? !staff : isStale && route.access === 'public') {
      return refusal(problem('unauthorized'));
    }
    const forbidden = staff && keptOut(staff, route);
    if (forbidden) return refusal(forbidden);
    if (route.access === 'publicWrite') {
      // Cross-site forgery relies on cookies, which a bearer token does not use.
      if (!staff && !caller.ownPage) return refusal(problem('xsrf-rejected'));
    }
    const counted = countedAs(route);
    if (counted) {
      const seconds = await count(counted, await whomToCount(services, caller, input.params?.token));
      if (seconds > 0) return tooMany(seconds);
    }
    if (route.sensitive && staff && needsPassword(staff, services.now()))
      return refusal(problem('password-needed'));
    const previewed = caller.preview ? await readPreview(services, caller.preview) : null;
    const context = { ...services, ...withOwnKey(caller, staff), staff: seenAs(staff, route), previewed };
    const inTurn = <T>(work: () => Promise<T>) =>
      waitsItsTurn(route, staff) ? turns.take(networksOf(caller.address).at(-1)!, work) : work();
    if (handler.admit) {
      const asked = check(route, { ...input, body: undefined });
      const refused = isProblem(asked) ? asked : await inTurn(() => handler.admit!(asked, context));
      if (refused) return refusal(refused);
    }
    const body = route.body || route.takesZip || route.takesFile ? await input.body?.() : undefined;
    if (isProblem(body)) return refusal(body);
    const reason = exportReason(route, input.query, caller.reason, { staff, now: services.now() });
    if (isProblem(reason)) return refusal(reason);
    const checked = check(route, { ...input, body: body?.value });
    if (isProblem(checked)) return refusal(checked);
    const answered = await inTurn(() => handler(checked, context));
    if (isProblem(answered)) return refusal(answered);
    await noteRead(reads, route, answered, { staff, reason, params: checked.params });
    return outcomeOf(route, answered);
  }
}

/** The trail records which people's data staff have seen. */
async function noteRead(
  reads: Reads,
  { shows, fhir }: Route,
  answered: Answered,
  { staff, reason, params }: { staff: Staff | null; reason: string | undefined; params: unknown },
) {
  if (!shows || !staff) return;
  if (answered instanceof TextFile) reads.watch(answered, shows, staff, reason!);
  else if (answered instanceof ZipFile) await reads.take(answered, shows, staff, reason!);
  else if (answered instanceof KeptFile) reads.note(shows, staff, answered.of);
  // A FHIR resource has its own textual id.
  else if (!(answered instanceof EventStream)) reads.note(shows, staff, fhir ? params : answered.data);
}

function recorded(name: string, doing: () => Promise<CallOutcome>) {
  return inSpan(
    name,
    'internal',
    () => ({ 'openward.call': name }),
    async (span) => {
      const outcome = await doing();
      if (span) set(span, { 'http.response.status_code': outcome.status });
      if (span && outcome.status >= 500) failed(span, String(outcome.status));
      return outcome;
    },
  );
}

function outcomeOf({ status = 200, fhir }: Route, answered: Answered): CallOutcome {
  if (answered instanceof TextFile) return { status: 200, body: null, file: answered };
  if (answered instanceof ZipFile) return { status: 200, body: null, zip: answered };
  if (answered instanceof KeptFile) return { status: 200, body: null, kept: answered };
  if (answered instanceof EventStream) return { status: 200, body: null, events: answered };
  if (fhir) return { status, body: answered.data, type: fhirType };
  return { status, body: status === 204 ? null : answered };
}

export function refusal(found: Problem): CallOutcome {
  const retryAfter = found.extra?.retryAfter;
  return {
    status: errors[found.code].status,
    body: problemDocument(found),
    ...(typeof retryAfter === 'number' ? { retryAfterSeconds: retryAfter } : {}),
  };
}

/**
 * A stranger behind the same address must not use up what others need. So each link counts separately, in one of 65,536
 * buckets, which bounds the memory for invented ones, and so does each known browser of staff.
 */
async function whomToCount({ orm }: Services, { address, deviceToken }: Caller, linkToken: unknown) {
  if (typeof linkToken === 'string') return `link ${hashToken(linkToken).readUInt16BE()}`;
  return deviceToken && (await isSomebodysDevice(orm, deviceToken)) ? `device ${deviceToken}` : address;
}

/** An account without access to an area sees its public view. */
function seenAs(staff: Staff | null, { access, area = 'content' }: Route) {
  return staff && access === 'public' && !may(staff, area, 'read') ? null : staff;
}

/** Staff are few and at work. Sign-ins wait for password hashing, which has its own queue. */
function waitsItsTurn({ path }: Route, staff: unknown) {
  return !staff && !path.startsWith('/admin/');
}

function tooMany(seconds: number): CallOutcome {
  return refusal(problem('too-many-requests', { extra: { retryAfter: seconds } }));
}

/** The same request may succeed a moment later. */
function isIncomplete(status: number) {
  return status === 429 || status >= 500;
}

/** Without the input, a missing field looks like one of the wrong type. */
const reporting = { reportInput: true };

/** The validated input, or one sentence for each invalid field. */
function check(route: Route, input: Omit<RawInput, 'body'> & { body: unknown }) {
  const params = route.params?.safeParse(input.params ?? {});
  // An invalid path names nothing.
  if (params && !params.success) return problem('not-found');
  const query = route.query?.safeParse(input.query ?? {}, reporting);
  const body = route.body?.safeParse(input.body, reporting);
  const wrong = [
    ...(query?.error ? fieldErrors(query.error) : []),
    ...(body?.error ? fieldErrors(body.error) : []),
  ];
  if (wrong.length > 0) return problem('invalid', { errors: firstOfEach(wrong) });
  return {
    params: params?.data,
    query: query?.data,
    body: route.takesZip || route.takesFile ? input.body : body?.data,
  };
}

/** One sentence per field is enough. */
function firstOfEach(wrong: FieldError[]) {
  const first = new Map<string, FieldError>();
  for (const one of wrong) {
    if (first.size === mostErrors) break;
    if (!first.has(one.path)) first.set(one.path, one);
  }
  return [...first.values()];
}
