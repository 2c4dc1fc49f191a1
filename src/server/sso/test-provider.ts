/**
 * The other side of single sign-on in tests: a real OpenID provider on this machine. It signs in any person chosen by a
 * test, without asking, and a test can change its answers.
 */
import { generateKeyPairSync, type KeyObject, sign } from 'node:crypto';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import Provider from 'oidc-provider';

export interface Colleague {
  email?: string;
  email_verified?: boolean;
  name?: string;
  groups?: string[];
}

export const client = { clientId: 'openward', clientSecret: 'a secret that both sides know' };

export async function testProvider({ publicUrl = 'http://hospital.test', port: wanted = 0 } = {}) {
  const server = createServer();
  await new Promise<void>((resolve) => server.listen(wanted, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  const issuer = `http://127.0.0.1:${port}`;
  const { privateKey } = generateKeyPairSync('rsa', { modulusLength: 2048 });
  const state = {
    issuer,
    config: { issuer, ...client },
    /** By subject. */
    people: new Map<string, Colleague>(),
    /** The subject who uses the browser. */
    atScreen: '',
    /** The address of the hospital, which may start later. */
    publicUrl,
    isDown: false,
    givesRefreshTokens: true,
    /** Changes the answer of the token endpoint. */
    tamper: null as null | ((answer: Record<string, string>) => unknown),
    /** An answer whose ID token has other claims under a valid signature. */
    signed: (answer: Record<string, string>, change: (claims: Record<string, unknown>) => object) =>
      signedAnew(privateKey, answer, change),
    close: () => new Promise((resolve) => server.close(resolve).closeAllConnections()),
  };
  const provider = createProvider(state, privateKey);
  const handle = provider.callback();
  server.on('request', (request, response) => {
    if (state.isDown) response.writeHead(503).end();
    else void handle(request, response);
  });
  return state;
}
export type TestProvider = Awaited<ReturnType<typeof testProvider>>;

function createProvider(
  state: Pick<TestProvider, 'issuer' | 'publicUrl' | 'people' | 'atScreen' | 'givesRefreshTokens' | 'tamper'>,
  privateKey: KeyObject,
) {
  const provider = new Provider(state.issuer, {
    clients: [
      {
        client_id: client.clientId,
        client_secret: client.clientSecret,
        redirect_uris: [`${state.publicUrl}/admin/sso`],
        grant_types: ['authorization_code', 'refresh_token'],
        token_endpoint_auth_method: 'client_secret_post',
      },
    ],
    jwks: { keys: [{ ...privateKey.export({ format: 'jwk' }), kid: 'test', alg: 'RS256', use: 'sig' }] },
    cookies: { keys: ['a key of the test'] },
    claims: { openid: ['sub'], email: ['email', 'email_verified'], profile: ['name', 'groups'] },
    features: { devInteractions: { enabled: false } },
    ttl: {
      Interaction: 600,
      Grant: 86_400,
      Session: 86_400,
      AccessToken: 600,
      RefreshToken: 86_400,
      IdToken: 600,
    },
    pkce: { required: () => true },
    issueRefreshToken: async () => state.givesRefreshTokens,
    interactions: { url: (_, { uid }) => `/interaction/${uid}` },
    async findAccount(_, accountId) {
      const colleague = state.people.get(accountId);
      return colleague && { accountId, claims: async () => ({ sub: accountId, ...colleague }) };
    },
    async loadExistingGrant({ oidc }) {
      const grant = new provider.Grant({
        clientId: oidc.client!.clientId,
        accountId: oidc.session!.accountId!,
      });
      grant.addOIDCScope('openid email profile');
      await grant.save();
      return grant;
    },
  });
  const ours = (path: string) => (address: string) => address === state.publicUrl + path;
  provider.Client.prototype.redirectUriAllowed = ours('/admin/sso');
  provider.Client.prototype.postLogoutRedirectUriAllowed = ours('/admin');
  provider.use(async (c, next) => {
    if (c.path.startsWith('/interaction/')) {
      c.respond = false;
      await provider.interactionFinished(c.req, c.res, { login: { accountId: state.atScreen } });
      return;
    }
    await next();
    if (c.path === '/token' && c.status === 200 && state.tamper)
      c.body = state.tamper(c.body as Record<string, string>);
  });
  return provider;
}

function signedAnew(
  privateKey: KeyObject,
  answer: Record<string, string>,
  change: (claims: Record<string, unknown>) => object,
) {
  const [head, body] = answer.id_token!.split('.');
  const claims = JSON.parse(Buffer.from(body!, 'base64url').toString());
  const text = `${head}.${Buffer.from(JSON.stringify({ ...claims, ...change(claims) })).toString('base64url')}`;
  return {
    ...answer,
    id_token: `${text}.${sign('sha256', Buffer.from(text), privateKey).toString('base64url')}`,
  };
}

/** Follows a sign-in address as a browser does; returns the query of its return. */
export async function throughProvider(url: string): Promise<string> {
  const cookies = new Map<string, string>();
  for (let address = url; ; ) {
    const headers = { Cookie: [...cookies].map((pair) => pair.join('=')).join('; ') };
    const response = await fetch(address, { redirect: 'manual', headers });
    for (const cookie of response.headers.getSetCookie()) {
      const [, name, value] = /^([^=]+)=([^;]*)/.exec(cookie)!;
      cookies.set(name!, value!);
    }
    const next = response.headers.get('Location');
    if (!next) throw new Error(`${address} answered ${response.status} ${await response.text()}`);
    address = new URL(next, address).href;
    if (new URL(address).pathname === '/admin/sso') return new URL(address).search;
  }
}
