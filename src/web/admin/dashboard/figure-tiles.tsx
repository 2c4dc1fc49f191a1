import { Link } from 'react-router';
import type { Dashboard, Figure } from '#contract/dashboard.ts';
import type { Sentence } from '#contract/validation-message.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { useRebookingCount } from '#web/admin/session/use-rebooking.ts';
import { t } from '#words/say.ts';
import { changeInWords, type Recent } from './change-words.ts';

export function FigureTiles({ figures }: { figures: Dashboard['figures'] | undefined }) {
  const may = useMay();
  const rebooking = useRebookingCount();
  return (
    <section aria-label={t('Figures')}>
      <ul className="stack tiles">
        {tiles.map(({ name, label, to, of, isRate, alarms }) => {
          const figure = figures?.[name];
          if (figure === null) return null;
          return (
            <Tile
              key={name}
              label={label}
              to={to}
              value={figure && inFigures(figure, isRate)}
              change={figure && changeInWords(figure, of, isRate)}
              isAlarming={alarms && (figure?.value ?? 0) > 0}
            />
          );
        })}
        {may('visits') ? (
          <Tile
            label="Need rebooking"
            to={`${addressOf('appointment')}/rebooking`}
            value={rebooking === undefined ? undefined : String(rebooking)}
            change={
              rebooking === undefined
                ? undefined
                : rebooking > 0
                  ? t('Decide what to do')
                  : t('Nothing to decide')
            }
            isAlarming={(rebooking ?? 0) > 0}
          />
        ) : null}
      </ul>
    </section>
  );
}

const tiles: {
  name: keyof Dashboard['figures'];
  label: Sentence;
  to: string;
  /** What `recent` and `before` count, if not the value itself. */
  of?: Recent;
  isRate?: boolean;
  alarms?: boolean;
}[] = [
  { name: 'appointments', label: 'Appointments today', to: addressOf('appointment') },
  { name: 'bookings', label: 'Bookings in seven days', to: `${addressOf('appointment')}?view=list` },
  {
    name: 'noShow',
    label: 'No-shows, seven days',
    to: `${addressOf('appointment')}?days=all&status=no_show`,
    isRate: true,
  },
  { name: 'inquiries', label: 'New inquiries', to: `${addressOf('inquiry')}?status=new`, of: 'received' },
  {
    name: 'waitlist',
    label: 'On the waiting list',
    to: `${addressOf('appointment')}/waitlist`,
    of: 'joined',
  },
  {
    name: 'failedMail',
    label: 'Failed emails',
    to: `${addressOf('mail')}?status=dead`,
    of: 'failed',
    alarms: true,
  },
  { name: 'gaps', label: 'Content to finish', to: '#content-to-finish', of: 'new' },
];

function Tile({
  label,
  to,
  value,
  change,
  isAlarming,
}: {
  label: Sentence;
  to: string;
  value: string | undefined;
  change: string | undefined;
  isAlarming: boolean | undefined;
}) {
  return (
    <li>
      <Link to={to} className={isAlarming ? 'tile tile-alarm' : 'tile'}>
        <span>{t(label)}</span>
        <strong>{value ?? '–'}</strong>
        <span className="tile-change">{change ?? ' '}</span>
      </Link>
    </li>
  );
}

function inFigures({ value }: Figure, isRate = false) {
  if (value === null) return '–';
  return isRate ? `${Math.round(value * 100)} %` : String(value);
}
