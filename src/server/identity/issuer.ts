/**
 * The hospital's identity provider, through OpenID Connect: authorisation code with PKCE, state and nonce.
 * `openid-client` checks issuer, audience, times, nonce and, as configured, the signature of every ID token.
 */
import type { Logger } from 'pino';
import { asking } from '#server/telemetry/outgoing.ts';

interface SsoConfig {
  issuer: string;
  clientId: string;
  clientSecret: string;
}

/** The values of one request, derived from its state (request.ts). */
export interface AuthorizationRequest {
  state: string;
  nonce: string;
  verifier: string;
  /** The person must sign in once more, even if the issuer still knows them. */
  isAfresh: boolean;
}

/** A person at the issuer, with the tokens for checking their session. */
export interface Person {
  issuer: string;
  subject: string;
  name: string;
  /** Empty unless the issuer has verified it. */
  email: string;
  claims: Record<string, unknown>;
  tokens: Tokens;
  /** Epoch milliseconds; 0 if the issuer does not report it. */
  signedInAt: number;
}

export interface Tokens {
  /** A refresh token, or an access token if the issuer gives none. */
  token: string;
  isRefresh: boolean;
  idToken: string;
}

/** The issuer cannot be reached right now, which says nothing about the person. */
export class IssuerDown extends Error {}
/** The issuer refuses, or its answer is invalid. */
export class IssuerRefused extends Error {}

export type Issuer = ReturnType<typeof openIssuer>;

const library = () => import('openid-client');
type Library = Awaited<ReturnType<typeof library>>;
type Configuration = Awaited<ReturnType<Library['discovery']>>;
type Given =
  | Awaited<ReturnType<Library['authorizationCodeGrant']>>
  | Awaited<ReturnType<Library['refreshTokenGrant']>>;

const timeoutSeconds = 10;
/** The issuer's addresses may change; keys are fetched when one is unknown. */
const knownMs = 3_600_000;
/** A confirmation may take this long at the issuer. */
const afreshSeconds = 600;

interface Surroundings {
  publicUrl: string;
  log: Logger;
  /** Hosts in the hospital's own network. */
  privateHosts?: readonly string[];
}

export function openIssuer(given: SsoConfig, { publicUrl, log, privateHosts = [] }: Surroundings) {
  const redirect = `${publicUrl}/admin/sso`;
  const ask = connect(given, { log, privateHosts });
  return {
    /** The address for the browser. */
    addressFor: ({ state, nonce, verifier, isAfresh }: AuthorizationRequest): Promise<string> =>
      ask(async (oidc, configuration) => {
        const url = oidc.buildAuthorizationUrl(configuration, {
          redirect_uri: redirect,
          scope: scopeOf(given.issuer),
          state,
          nonce,
          code_challenge: await oidc.calculatePKCECodeChallenge(verifier),
          code_challenge_method: 'S256',
          ...(isAfresh ? { prompt: 'login', max_age: '0' } : {}),
        });
        return url.href;
      }),

    /** Exchanges the answer that the browser brought back. */
    redeem: (answer: string, { state, nonce, verifier, isAfresh }: AuthorizationRequest): Promise<Person> =>
      ask(async (oidc, configuration) => {
        const url = new URL(redirect);
        url.search = answer;
        const tokens = await oidc.authorizationCodeGrant(configuration, url, {
          expectedState: state,
          expectedNonce: nonce,
          pkceCodeVerifier: verifier,
          idTokenExpected: true,
          ...(isAfresh ? { maxAge: afreshSeconds } : {}),
        });
        return personOf(oidc, configuration, tokens);
      }),

    /** The person's present data; refused once the issuer no longer lets them in. */
    again: (tokens: Tokens): Promise<Person> =>
      ask(async (oidc, configuration) => {
        if (tokens.isRefresh) {
          const answer = await oidc.refreshTokenGrant(configuration, tokens.token);
          return personOf(oidc, configuration, answer, tokens);
        }
        const subject = subjectOf(tokens);
        const claims = await oidc.fetchUserInfo(configuration, tokens.token, subject);
        return asPerson(configuration.serverMetadata().issuer, subject, claims, tokens, 0);
      }),

    /** Where the browser signs out at the issuer; null if that is not possible there. */
    signOutAddress: async (idToken: string): Promise<string | null> =>
      ask(async (oidc, configuration) =>
        configuration.serverMetadata().end_session_endpoint
          ? oidc.buildEndSessionUrl(configuration, {
              post_logout_redirect_uri: `${publicUrl}/admin`,
              id_token_hint: idToken,
            }).href
          : null,
      ).catch(() => null),
  };
}

/** Reads the issuer's addresses once in a while, and calls it. */
function connect(given: SsoConfig, { log, privateHosts }: { log: Logger; privateHosts: readonly string[] }) {
  let known: { configuration: Promise<Configuration>; at: number } | undefined;

  async function discover(oidc: Library): Promise<Configuration> {
    if (known && performance.now() - known.at < knownMs) return known.configuration;
    const { issuer, clientId, clientSecret } = given;
    const configuration = oidc.discovery(
      new URL(issuer),
      clientId,
      undefined,
      authenticate(oidc, clientSecret),
      {
        timeout: timeoutSeconds,
        [oidc.customFetch]: (url, options) =>
          asking({ method: options.method, url, own: privateHosts }, (more) =>
            fetch(url, { ...options, headers: { ...options.headers, ...more } } as RequestInit),
          ),
        execute: [
          oidc.enableNonRepudiationChecks,
          // The configuration allows plain HTTP on this machine only.
          ...(issuer.startsWith('http:') ? [oidc.allowInsecureRequests] : []),
        ],
      },
    );
    const asked = { configuration, at: performance.now() };
    known = asked;
    configuration.catch(() => {
      if (known === asked) known = undefined;
    });
    return configuration;
  }

  /** Maps every error to one of two: the issuer cannot be reached, or the answer is no. */
  async function ask<T>(work: (oidc: Library, configuration: Configuration) => Promise<T>): Promise<T> {
    const oidc = await library();
    const configuration = await discover(oidc).catch((error) => {
      log.error({ error: reasonOf(error) }, 'single sign-on: the issuer cannot be read');
      throw new IssuerDown();
    });
    try {
      return await work(oidc, configuration);
    } catch (error) {
      const isDown = isOutage(oidc, error);
      log.warn({ error: reasonOf(error) }, `single sign-on: ${isDown ? 'no answer' : 'refused'}`);
      throw isDown ? new IssuerDown() : new IssuerRefused();
    }
  }
  return ask;
}

/** In the body or in a header, as the issuer supports. */
function authenticate(oidc: Library, secret: string): ReturnType<Library['ClientSecretPost']> {
  const [inBody, inHeader] = [oidc.ClientSecretPost(secret), oidc.ClientSecretBasic(secret)];
  return (server, ...request) => {
    const taken = server.token_endpoint_auth_methods_supported ?? [];
    (taken.includes('client_secret_post') ? inBody : inHeader)(server, ...request);
  };
}

async function personOf(
  oidc: Library,
  configuration: Configuration,
  answer: Given,
  before?: Tokens,
): Promise<Person> {
  const { issuer, userinfo_endpoint } = configuration.serverMetadata();
  const claims = answer.claims();
  const subject = claims?.sub ?? (before && subjectOf(before));
  if (!subject) throw new Error('no subject');
  const more = userinfo_endpoint ? await oidc.fetchUserInfo(configuration, answer.access_token, subject) : {};
  const tokens: Tokens = answer.refresh_token
    ? { token: answer.refresh_token, isRefresh: true, idToken: answer.id_token ?? before?.idToken ?? '' }
    : before?.isRefresh
      ? { ...before, idToken: answer.id_token ?? before.idToken }
      : { token: answer.access_token, isRefresh: false, idToken: answer.id_token ?? '' };
  const authTime = Number(claims?.auth_time ?? 0);
  return asPerson(issuer, subject, { ...more, ...claims }, tokens, authTime * 1000);
}

/** Entra ID gives a refresh token only on request; elsewhere the scope would give a token for life. */
function scopeOf(issuer: string) {
  return isEntra(issuer) ? 'openid email profile offline_access' : 'openid email profile';
}

function isEntra(issuer: string) {
  return new URL(issuer).hostname === 'login.microsoftonline.com';
}

function asPerson(
  issuer: string,
  subject: string,
  claims: Record<string, unknown>,
  tokens: Tokens,
  signedInAt: number,
): Person {
  const text = (name: string) => (typeof claims[name] === 'string' ? claims[name].trim() : '');
  // Entra ID uses another claim for this: the tenant owns the domain.
  const owned = isEntra(issuer) && [true, 1, '1', 'true'].some((yes) => claims.xms_edov === yes);
  return {
    issuer,
    subject,
    name: text('name') || text('preferred_username'),
    email: claims.email_verified === true || owned ? text('email') : '',
    claims,
    tokens,
    signedInAt,
  };
}

/** From an ID token that was verified on arrival, and has been sealed here since. */
function subjectOf({ idToken }: Tokens): string {
  const claims = JSON.parse(Buffer.from(idToken.split('.')[1] ?? '', 'base64url').toString()) as {
    sub: string;
  };
  return claims.sub;
}

/** A fault of the network, of the issuer or of our own configuration says nothing about the person. */
function isOutage(oidc: Library, error: unknown): boolean {
  if (error instanceof TypeError) return true;
  if (error instanceof oidc.ResponseBodyError)
    return (
      error.status >= 500 || error.status === 429 || /client$|unavailable$|server_error$/.test(error.error)
    );
  const { code, cause } = error as { code?: string; cause?: unknown };
  if (cause instanceof Response) return cause.status >= 500 || cause.status === 429;
  return code === 'OAUTH_TIMEOUT' || code === 'OAUTH_ABORT' || cause instanceof TypeError;
}

/** The library's description of the fault, without tokens or personal data. */
function reasonOf(error: unknown) {
  const { message, code, error: named } = error as { message?: string; code?: string; error?: string };
  return [named, code, message].filter(Boolean).join(': ');
}
