import type { Config } from '@react-router/dev/config';

export default {
  appDirectory: 'src/web',
  ssr: true,
  // The applications are small: knowing every route from the start saves a request per page.
  routeDiscovery: { mode: 'initial' },
} satisfies Config;
