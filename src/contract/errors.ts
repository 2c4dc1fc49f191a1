import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

/**
 * The error catalogue: each code with its status and sentence. The wire format is RFC 9457 `application/problem+json`;
 * `type` is `/problems/` followed by the code. Titles are translated when the document is made; a `detail` is
 * translated already.
 */
export const errors = {
  'malformed-json': { status: 400, title: 'The request body is not valid JSON.' },
  'malformed-form': { status: 400, title: 'The form cannot be read. Reload the page and try again.' },
  'upload-unreadable': { status: 400, title: 'This upload does not follow the protocol.' },
  unauthorized: { status: 401, title: 'Sign in to do this.' },
  'wrong-credentials': {
    status: 401,
    title: 'The email address or password is wrong. Check both and try again.',
  },
  'two-factor-required': { status: 401, title: 'Enter the code from your authenticator app.' },
  'passkey-required': {
    status: 401,
    title: 'This hospital requires a second factor. Sign in with your passkey.',
  },
  'wrong-code': { status: 401, title: 'This code is wrong or has already been used. Enter a new one.' },
  'passkey-refused': { status: 401, title: 'No account here uses this passkey. Sign in with your password.' },
  'sso-refused': { status: 401, title: 'The sign-in with your hospital account failed. Please start again.' },
  'sso-no-account': {
    status: 403,
    title: 'You have no account here. Ask an administrator of the website for one.',
  },
  'sso-no-role': {
    status: 403,
    title: 'Your account has no role here. Ask an administrator of the website.',
  },
  'sso-only': { status: 403, title: 'Sign in with your hospital account.' },
  'password-needed': { status: 403, title: 'Enter your password again to do this.' },
  forbidden: { status: 403, title: 'Your account may not do this.' },
  'second-factor-needed': {
    status: 403,
    title: 'This hospital requires a second factor. Set one up to continue.',
  },
  'xsrf-rejected': {
    status: 403,
    title: 'We could not verify that this came from our site. Try again, or call us.',
  },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not support that method.' },
  'slug-taken': { status: 409, title: 'Another entry already uses this address. Choose another one.' },
  'name-taken': { status: 409, title: 'Another entry already has this name. Choose another one.' },
  'email-taken': { status: 409, title: 'Another account already has this email address.' },
  'last-account': {
    status: 409,
    title: 'This is the last administrator who can sign in. Invite or appoint another one first.',
  },
  'emergency-account': {
    status: 409,
    title: 'This is the emergency account of single sign-on. Choose another one under Security first.',
  },
  'not-invited': { status: 409, title: 'This account has already been set up.' },
  'two-factor-on': { status: 409, title: 'Two-factor sign-in is already on.' },
  'picture-in-album': { status: 409, title: 'This picture is already in the album.' },
  'still-referenced': { status: 409, title: 'This entry is still in use.' },
  'has-appointments': { status: 409, title: 'There are future appointments here.' },
  'slot-taken': { status: 409, title: 'Someone has just booked this time. Choose another one.' },
  'slot-not-offered': { status: 409, title: 'This time is not available. Choose another one.' },
  'hold-not-valid': { status: 409, title: 'This time is no longer held for you. Choose a time again.' },
  'state-not-allowed': { status: 409, title: 'The appointment cannot change to that state.' },
  'times-free': { status: 409, title: 'There are free times on these days. Book one of them.' },
  'offer-over': { status: 409, title: 'This offer has expired.' },
  'past-cutoff': { status: 409, title: 'It is too late to change this appointment online. Please call us.' },
  'too-many-appointments': {
    status: 409,
    title: 'This contact already has the most appointments that can be booked online. Please call us.',
  },
  'mail-link-needed': { status: 409, title: 'Open the link in our email to do this.' },
  'not-confirmed': { status: 409, title: 'This still needs your confirmation.' },
  'upload-out-of-step': { status: 409, title: 'The upload continues at another position in the file.' },
  'already-sent': { status: 409, title: 'This message has already been sent.' },
  'being-sent': { status: 409, title: 'This message is being sent right now.' },
  'too-late-to-send': { status: 409, title: 'This message is out of date and can no longer be sent.' },
  'not-empty': { status: 409, title: 'This hospital already has content. Import into an empty one.' },
  'stale-version': { status: 412, title: 'Someone else saved this entry first. Reload it before you save.' },
  'upload-version': { status: 412, title: 'This version of the upload protocol is not supported.' },
  'too-large': { status: 413, title: 'The request is too large.' },
  'unsupported-media-type': { status: 415, title: 'This format is not accepted here.' },
  'picture-refused': { status: 422, title: 'This file cannot be used as a picture. Choose another one.' },
  'archive-refused': { status: 422, title: 'This file cannot be imported.' },
  invalid: { status: 422, title: 'Please check the marked fields.' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used for a different request.' },
  locked: { status: 423, title: 'This screen is locked. Unlock it to continue.' },
  'too-many-requests': { status: 429, title: 'Too many requests. Wait a moment and try again.' },
  'too-many-holds': {
    status: 429,
    title: 'Too many times are already held from your connection. You can still book without holding one.',
  },
  internal: { status: 500, title: 'Something went wrong on our side. Please try again.' },
  'sso-unavailable': {
    status: 503,
    title: 'The sign-in service of the hospital cannot be reached. Try again in a moment.',
  },
  'pictures-unavailable': {
    status: 503,
    title: 'Pictures cannot be reached or stored at the moment. Try again in a moment.',
  },
  'database-unavailable': {
    status: 503,
    title: 'The service is briefly unavailable. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; title: PlainMessage }>;

export type ErrorCode = keyof typeof errors;

export interface FieldError {
  /** Dot path into the body, such as `faqs.0.question`; empty for the whole body. */
  path: string;
  message: string;
}

/** Additional members of a problem document; call/problem-description.ts describes each. */
export type ProblemMember =
  | 'ahead'
  | 'allowed'
  | 'current'
  | 'email'
  | 'name'
  | 'nearest'
  | 'requestId'
  | 'retryAfter'
  | 'roles'
  | 'taken'
  | 'usedIn'
  | 'warnings';

/** A refusal as a value. `detail` is a sentence for the user. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  code: Code;
  detail?: string | undefined;
  errors?: FieldError[] | undefined;
  extra?: Partial<Record<ProblemMember, unknown>> | undefined;
}

export function problem<Code extends ErrorCode>(code: Code, more: Omit<Problem, 'code'> = {}): Problem<Code> {
  return { code, ...more };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && (value as Problem).code in errors;
}

/** In the request's language. */
export function titleOf(code: ErrorCode) {
  return t(errors[code].title);
}

export function problemDocument({ code, detail, errors: fields, extra }: Problem) {
  const { status } = errors[code];
  const title = titleOf(code);
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: detail ?? title,
    ...(fields ? { errors: fields } : {}),
    ...extra,
  };
}
