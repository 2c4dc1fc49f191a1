import { plainNumber } from '#contract/words/formats.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { t } from '#words/say.ts';
import type { Stored } from './use-save.ts';

interface SavedStateProps {
  base: Stored | null;
  isDirty: boolean;
  isSaving: boolean;
}

export function SavedState({ base, isDirty, isSaving }: SavedStateProps) {
  const { timeZone, locale } = useHospital();
  const number = plainNumber(base?.version ?? 0);
  const stored = !base
    ? t('Not saved yet')
    : base.version
      ? base.updatedAt
        ? t('Version {number}, saved {time}', {
            number,
            time: momentInWords(base.updatedAt, timeZone, locale),
          })
        : t('Version {number}', { number })
      : t('All changes are saved');
  return (
    <span className={isDirty ? 'saved-state saved-state-dirty' : 'saved-state'}>
      {isSaving ? t('Saving …') : isDirty ? t('Unsaved changes') : stored}
    </span>
  );
}
