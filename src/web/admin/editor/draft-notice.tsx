import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import type { LocalDraft } from '#web/admin/session/local-draft.ts';
import { Button } from '#web/admin/ui/button.tsx';
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
      <Button variant="primary" small onClick={onTake}>
        {t('Restore it')}
      </Button>
      <Button small onClick={onForget}>
        {t('Discard it')}
      </Button>
    </section>
  );
}
