import type { Board } from '#contract/waiting-area.ts';
import { apiContext } from '#web/api/client.ts';
import { orNotFound } from '#web/api/or-not-found.ts';
import { longDate, timeWords } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { langOf } from '#web/ui/lang.tsx';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/board.ts';
import stylesheet from './board.css?url';

export async function loader({ params, context }: Route.LoaderArgs) {
  return (await orNotFound(context.get(apiContext).board.get({ params }))).data;
}

export const links: Route.LinksFunction = () => [{ rel: 'stylesheet', href: stylesheet }];

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, {
    title: t('Waiting area'),
    description: t('Waiting area.'),
    path: '/board',
    index: false,
  });

/** The address is a secret, and the page changes constantly. */
export function headers() {
  return { 'Cache-Control': 'no-store' };
}

export default function BoardPage({ loaderData: board, params }: Route.ComponentProps) {
  const { name, language, locale } = useSite();
  const { department, location, doctors, localDate, localTime } = board;
  return (
    <div className="board" data-live={`/api/board/${params.token}/events`}>
      <p className="board-lost" role="status">
        {t('This screen is not up to date. It is trying to connect again.')}
      </p>
      <header className="board-head">
        <div>
          <h1 {...langOf(department ?? { language })}>{department?.text ?? name}</h1>
          {location ? <p {...langOf(location)}>{location.text}</p> : null}
        </div>
        <p className="board-clock" data-live-part="clock">
          <strong>{timeWords(localTime, locale)}</strong>
          <span>{longDate(localDate, locale)}</span>
        </p>
      </header>
      <div className="board-body" data-live-part="doctors">
        {doctors.length === 0 ? (
          <p className="board-empty">{t('No visits are expected at the moment.')}</p>
        ) : (
          <table className="board-table" data-size={sizeOf(doctors.length)}>
            <thead>
              <tr>
                <th scope="col">{t('Doctor')}</th>
                <td />
                <th scope="col">{t('Now|called')}</th>
                <th scope="col">{t('Next|called')}</th>
              </tr>
            </thead>
            <tbody>
              {doctors.map((doctor) => (
                <DoctorLine key={doctor.id} doctor={doctor} />
              ))}
            </tbody>
          </table>
        )}
      </div>
      <p className="board-foot">
        {t('We call you by the number that you were given when you arrived. Visits are by appointment time.')}
      </p>
    </div>
  );
}

function DoctorLine({
  doctor: { name, room, delayMinutes, called, next },
}: {
  doctor: Board['doctors'][number];
}) {
  return (
    <tr>
      <th scope="row">
        <span className="board-name" {...langOf(name)}>
          {name.text}
        </span>
        {room ? <span className="board-room">{room}</span> : null}
      </th>
      <td className={delayMinutes > 0 ? 'board-state board-late' : 'board-state'}>
        {delayMinutes > 0
          ? counted('about {count} minute late', 'about {count} minutes late', delayMinutes)
          : t('on time')}
      </td>
      <td className="board-now">{called.join(' ')}</td>
      <td className="board-next">{next.join(' ')}</td>
    </tr>
  );
}

/** The largest size at which all of them fit. */
function sizeOf(doctors: number) {
  return doctors <= 5 ? 'few' : doctors <= 8 ? 'some' : 'many';
}
