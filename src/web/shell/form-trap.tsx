/**
 * Stops simple bots, without a puzzle for people: a hidden field, and a minimum time. A person who is caught gets the
 * form back with everything typed and a polite sentence; a bot seldom tries twice.
 */
import { t } from '#words/say.ts';
export function FormTrap({ openedAt }: { openedAt?: number }) {
  return (
    <>
      <p hidden>
        <label>
          {t('Leave this empty')}
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {openedAt === undefined ? null : <input type="hidden" name={openedName} value={openedAt} />}
    </>
  );
}

export function isTrapped(form: FormData, now: number) {
  if (form.get(trapName)) return true;
  const openedAt = openedAtOf(form);
  // A form without the field has no minimum time; one with an altered field was not sent by a person.
  return form.has(openedName) && !(openedAt !== undefined && now - openedAt >= quickestMs);
}

/** When the form was first shown, so that a second try is not too quick again. */
export function openedAtOf(form: FormData): number | undefined {
  const openedAt = Number(form.get(openedName) || Number.NaN);
  return Number.isFinite(openedAt) ? openedAt : undefined;
}

const trapName = 'website';
const openedName = 'openedAt';
const quickestMs = 3000;
