import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import type { Stored } from './use-save.ts';

/** Whether everything is saved. */
export function SavedState({
  base,
  isDirty,
  isSaving,
}: {
  base: Stored | null;
  isDirty: boolean;
  isSaving: boolean;
}) {
  const { timeZone, locale } = useHospital();
  const when = base?.updatedAt ? `, saved ${momentInWords(base.updatedAt, timeZone, locale)}` : '';
  const stored = !base
    ? 'Not saved yet'
    : base.version
      ? `Version ${base.version}${when}`
      : 'All changes are saved';
  return (
    <span className={isDirty ? 'saved-state saved-state-dirty' : 'saved-state'}>
      {isSaving ? 'Saving …' : isDirty ? 'Unsaved changes' : stored}
    </span>
  );
}
