import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import type { LocalDraft } from '#web/admin/session/local-draft.ts';
import { t } from '#words/say.ts';

interface DraftNoticeProps {
  draft: LocalDraft;
  onTake(): void;
  onForget(): void;
}

export function DraftNotice({ draft, onTake, onForget }: DraftNoticeProps) {
  const { timeZone, locale } = useHospital();
  return (
    <section className="cluster notice notice-action" aria-label={t('Unsaved work')}>
      <p role="status">
        {t('You have unsaved work on this page from {time}, kept in this browser.', {
          time: momentInWords(new Date(draft.keptAt).toISOString(), timeZone, locale),
        })}
      </p>
      <button type="button" className="button button-small button-primary" onClick={onTake}>
        {t('Restore it')}
      </button>
      <button type="button" className="button button-small" onClick={onForget}>
        {t('Discard it')}
      </button>
    </section>
  );
}
