/**
 * The error catalogue: one table maps a code to its status and its sentence. The wire form is RFC 9457
 * `application/problem+json`; `type` is `/problems/` followed by the code.
 */
export const errors = {
  'malformed-json': { status: 400, title: 'The request body is not valid JSON.' },
  'malformed-form': { status: 400, title: 'The form cannot be read.' },
  unauthorized: { status: 401, title: 'Sign in to do this.' },
  'wrong-credentials': { status: 401, title: 'The e-mail address or the password is not right.' },
  'two-factor-required': { status: 401, title: 'Enter the code from your authenticator app.' },
  'wrong-code': { status: 401, title: 'This code is not right, or it has been used already.' },
  'passkey-refused': { status: 401, title: 'This passkey does not open an account here.' },
  'password-needed': { status: 403, title: 'Enter your password again to do this.' },
  'second-factor-needed': {
    status: 403,
    title: 'This hospital asks for a second factor. Set one up to go on.',
  },
  'xsrf-rejected': {
    status: 403,
    title: 'Your browser did not show that a page of this site sent this. If it happens again, call us.',
  },
  'not-found': { status: 404, title: 'There is nothing at this address.' },
  'method-not-allowed': { status: 405, title: 'This address does not take that method.' },
  'slug-taken': { status: 409, title: 'Another entry already uses this address.' },
  'name-taken': { status: 409, title: 'Another entry already has this name.' },
  'email-taken': { status: 409, title: 'Another account already has this e-mail address.' },
  'last-account': { status: 409, title: 'Nobody else could sign in then.' },
  'not-invited': { status: 409, title: 'This account has been set up already.' },
  'two-factor-on': { status: 409, title: 'Two-factor sign-in is on already.' },
  'picture-in-album': { status: 409, title: 'This picture is already in the album.' },
  'still-referenced': { status: 409, title: 'This entry is still in use.' },
  'has-appointments': { status: 409, title: 'There are future appointments here.' },
  'slot-taken': { status: 409, title: 'Somebody has just taken this time.' },
  'slot-not-offered': { status: 409, title: 'This time is not offered.' },
  'hold-not-valid': { status: 409, title: 'This time is not kept for you.' },
  'state-not-allowed': { status: 409, title: 'The appointment cannot go to that state.' },
  'times-free': { status: 409, title: 'There are free times on these days.' },
  'offer-over': { status: 409, title: 'This offer is over.' },
  'past-cutoff': { status: 409, title: 'It is too late to change this appointment online.' },
  'too-many-appointments': {
    status: 409,
    title: 'This contact already has as many appointments as can be booked online.',
  },
  'mail-link-needed': { status: 409, title: 'Use the link in our mail to do this.' },
  'not-confirmed': { status: 409, title: 'This needs to be confirmed.' },
  'upload-out-of-step': { status: 409, title: 'The upload goes on at another place of the file.' },
  'already-sent': { status: 409, title: 'This message has been sent already.' },
  'being-sent': { status: 409, title: 'This message is being sent right now.' },
  'too-late-to-send': { status: 409, title: 'What this message says is over.' },
  'not-empty': { status: 409, title: 'This hospital is not empty.' },
  'stale-version': { status: 412, title: 'Somebody else saved this entry first.' },
  'too-large': { status: 413, title: 'The request is too large.' },
  'unsupported-media-type': { status: 415, title: 'Send the request as application/json.' },
  'picture-refused': { status: 422, title: 'This file cannot be used as a picture.' },
  'archive-refused': { status: 422, title: 'This file cannot be imported.' },
  invalid: { status: 422, title: 'Some of the fields need another look.' },
  'idempotency-key-reused': { status: 422, title: 'This Idempotency-Key was used for a different request.' },
  locked: { status: 423, title: 'This desk is locked. Unlock it to go on.' },
  'too-many-requests': { status: 429, title: 'Too many requests. Wait a little and try again.' },
  'too-many-holds': { status: 429, title: 'No more times can be kept from here at once.' },
  internal: { status: 500, title: 'Something went wrong on our side.' },
  'database-unavailable': {
    status: 503,
    title: 'The service is briefly unavailable. Try again in a moment.',
  },
} as const satisfies Record<string, { status: number; title: string }>;

export type ErrorCode = keyof typeof errors;

export interface FieldError {
  /** Dot path into the body, such as `faqs.0.question`; empty for the body as a whole. */
  path: string;
  message: string;
}

/** A refusal, as a value. `detail` is a sentence for the person in front of the screen. */
export interface Problem<Code extends ErrorCode = ErrorCode> {
  code: Code;
  detail?: string | undefined;
  errors?: FieldError[] | undefined;
  /** Extra members of the problem document, such as `current` or `nearest`. */
  extra?: Record<string, unknown> | undefined;
}

export function problem<Code extends ErrorCode>(code: Code, more: Omit<Problem, 'code'> = {}): Problem<Code> {
  return { code, ...more };
}

export function isProblem(value: unknown): value is Problem {
  return typeof value === 'object' && value !== null && 'code' in value && (value as Problem).code in errors;
}

/** The RFC 9457 document of a problem. */
export function problemDocument({ code, detail, errors: fields, extra }: Problem) {
  const { status, title } = errors[code];
  return {
    type: `/problems/${code}`,
    title,
    status,
    detail: detail ?? title,
    ...(fields ? { errors: fields } : {}),
    ...extra,
  };
}
