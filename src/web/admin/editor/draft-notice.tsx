import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import type { LocalDraft } from '#web/admin/session/local-draft.ts';

/** Offers the unsaved work of an earlier visit. */
export function DraftNotice({
  draft,
  onTake,
  onForget,
}: {
  draft: LocalDraft;
  onTake(): void;
  onForget(): void;
}) {
  const { timeZone, locale } = useHospital();
  return (
    <section className="cluster notice notice-action" aria-label="Unsaved work">
      <p role="status">
        You have unsaved work on this page from{' '}
        {momentInWords(new Date(draft.keptAt).toISOString(), timeZone, locale)}, kept in this browser.
      </p>
      <button type="button" className="button button-small button-primary" onClick={onTake}>
        Restore it
      </button>
      <button type="button" className="button button-small" onClick={onForget}>
        Discard it
      </button>
    </section>
  );
}
