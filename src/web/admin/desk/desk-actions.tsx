import { DownloadFile } from '#web/admin/export/download.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import plus from '~icons/lucide/plus?raw';
import printer from '~icons/lucide/printer?raw';
import type { DeskAddress } from './desk-address.ts';

/** What the heading of the reception's page offers. */
export function DeskActions({
  address: { from, to, doctor, department, q, status, view, isEverywhere },
  onBook,
  onWalkIn,
}: {
  address: DeskAddress;
  onBook(): void;
  onWalkIn(): void;
}) {
  return (
    <>
      <button type="button" className="button wide-only" onClick={() => window.print()}>
        <Svg source={printer} className="icon" />
        {isEverywhere ? t('Print') : t('Print day sheets')}
      </button>
      {view === 'list' ? (
        <DownloadFile
          resource="appointment"
          query={{ from, to, doctor, department, q, status, sort: from ? 'startsAt' : '-startsAt' }}
          name="appointments"
        />
      ) : null}
      <button type="button" className="button" onClick={onWalkIn}>
        {t('Walk-in')}
      </button>
      <button type="button" className="button button-primary" onClick={onBook}>
        <Svg source={plus} className="icon" />
        {t('New booking')}
      </button>
    </>
  );
}
