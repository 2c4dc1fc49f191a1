import { lazy, Suspense, useState } from 'react';
import type { Stranded } from '#contract/schedule.ts';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { useMay } from '#web/admin/session/rights.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Popover } from '#web/admin/ui/popover.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { counted, t } from '#words/say.ts';
import more from '~icons/lucide/ellipsis?raw';
import plus from '~icons/lucide/plus?raw';
import printer from '~icons/lucide/printer?raw';
import type { DeskAddress } from './desk-address.ts';

/** Loaded on demand: the form library is as large as the rest of the page. */
const DelayDialog = lazy(() => import('../calendar/delay-dialog.tsx'));
const BlockDialog = lazy(() => import('../calendar/block-dialog.tsx'));

export function DeskActions({
  address: { day, from, to, doctor, department, q, series, status, view, isEverywhere },
  onBook,
  onWalkIn,
}: {
  address: DeskAddress;
  onBook(): void;
  onWalkIn(): void;
}) {
  const may = useMay();
  const [mayDelay, mayBlock] = [may('visits', 'change'), may('hours', 'change')];
  const [isBlocking, setBlocking] = useState(false);
  const [isDelaying, setDelaying] = useState(false);
  function blocked(stranded: Stranded[]) {
    setBlocking(false);
    said.done(
      stranded.length === 0
        ? t('The time is blocked.')
        : counted(
            'The time is blocked. {count} appointment needs rebooking.',
            'The time is blocked. {count} appointments need rebooking.',
            stranded.length,
          ),
    );
  }
  return (
    <>
      <Button
        className="wide-only"
        icon={printer}
        aria-label={isEverywhere ? t('Print') : t('Print day sheets')}
        title={isEverywhere ? t('Print') : t('Print day sheets')}
        onClick={() => window.print()}
      />
      {view === 'list' ? (
        <DownloadFile
          resource="appointment"
          query={{
            from,
            to,
            doctor,
            department,
            q,
            series,
            status,
            sort: from || series ? 'startsAt' : '-startsAt',
          }}
          name="appointments"
        />
      ) : null}
      {mayDelay || mayBlock ? (
        <Popover
          label="More to do"
          className="button button-icon"
          button={<Svg source={more} className="icon" />}
          isForPhone
        >
          {mayDelay ? <Button onClick={() => setDelaying(true)}>{t('Running late')}</Button> : null}
          {mayBlock ? <Button onClick={() => setBlocking(true)}>{t('Block a time')}</Button> : null}
        </Popover>
      ) : null}
      <Button onClick={onWalkIn}>{t('Walk-in')}</Button>
      <Button variant="primary" className="desk-new" icon={plus} onClick={onBook}>
        {t('New booking')}
      </Button>
      {isDelaying ? (
        <Suspense>
          <DelayDialog doctor={doctor} onClose={() => setDelaying(false)} />
        </Suspense>
      ) : null}
      {isBlocking ? (
        <Suspense>
          <BlockDialog doctor={doctor} day={day} onClose={() => setBlocking(false)} onBlocked={blocked} />
        </Suspense>
      ) : null}
    </>
  );
}
