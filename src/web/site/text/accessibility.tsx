import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/accessibility.ts';
import { TextPage } from './text-page.tsx';

const lead =
  'How we make this website and our building accessible to everyone, and who to tell if something gets in your way.';

export async function loader({ context }: Route.LoaderArgs) {
  const settings = await orNothing('settings', context.get(apiContext).settings.get());
  return { text: settings?.accessibilityText ?? null };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: t('Accessibility'), description: t(lead), path: '/accessibility' });

export default function Accessibility({ loaderData }: Route.ComponentProps) {
  return <TextPage title={t('Accessibility')} lead={t(lead)} text={loaderData.text} />;
}
