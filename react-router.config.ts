import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // An application learns of a route when a link to it comes into view. The list of all routes would grow with every
  // page of the site, and the booking page, which knows two of them, would carry it.
  routeDiscovery: { mode: 'lazy' },
  // The framework compares a form's Origin with the address that the server sees, which behind a proxy that speaks
  // HTTPS is another one, so every form would be refused. Ours carry a signed token: src/server/identity/xsrf.ts.
  allowedActionOrigins: ['**'],
} satisfies Config;
