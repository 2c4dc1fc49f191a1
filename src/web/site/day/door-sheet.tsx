import { apiContext } from '#web/api/client.ts';
import { orNotFound } from '#web/api/or-not-found.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { QrCode } from '#web/shell/qr-code.tsx';
import { Button } from '#web/ui/core/button.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/door-sheet.ts';
import stylesheet from './board.css?url';

export async function loader({ params, context }: Route.LoaderArgs) {
  return (await orNotFound(context.get(apiContext).checkIn.get({ params }))).data;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Check in with your phone'),
    description: t('Check in with your phone.'),
    path: '/check-in',
    index: false,
  });

export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function DoorSheet({ loaderData: { department, location }, params }: Route.ComponentProps) {
  const { name, language, origin } = useSite();
  return (
    <div className="door-sheet">
      <p className="text-2xl font-semibold" {...langOf({ language })}>
        {name}
      </p>
      <h1 className="text-5xl">{t('Check in with your phone')}</h1>
      {department ? (
        <p className="text-2xl" {...langOf(department)}>
          {department.text}
        </p>
      ) : null}
      {location ? <p {...langOf(location)}>{location.text}</p> : null}
      <QrCode text={origin + at(`/check-in/${params.token}`)} label={t('Code that opens the check-in')} />
      <ol className="door-steps">
        <li>{t('Point the camera of your phone at the code.')}</li>
        <li>{t('Enter your reference, and the email address or phone number that you booked with.')}</li>
        <li>{t('Take a seat. We call you by your number.')}</li>
      </ol>
      <p>{t('No phone? Please go to our reception.')}</p>
      <Button data-print="" hidden className="no-print">
        {t('Print')}
      </Button>
    </div>
  );
}
