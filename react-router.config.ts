import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // An application learns of a route when a link to it comes into view. The list of all routes would grow with every
  // page of the site, and the booking page, which knows two of them, would carry it.
  routeDiscovery: { mode: 'lazy' },
} satisfies Config;
