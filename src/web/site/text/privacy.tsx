import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { pageMeta } from '#web/shell/meta.ts';
import type { Route } from './+types/privacy.ts';
import { TextPage } from './text-page.tsx';

const lead = 'What we do with the information you give us, how long we keep it, and what you can ask of us.';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await orNothing('settings', context.get(apiContext).settings.get());
  return { text: settings?.privacyText ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: 'Privacy', description: lead, path: '/privacy' });

export default function Privacy({ loaderData }: Route.ComponentProps) {
  return <TextPage title="Privacy" lead={lead} text={loaderData.text} />;
}
