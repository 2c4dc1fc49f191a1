/**
 * What stops simple programs that fill in every form they find, without a puzzle for people: a field that nobody sees,
 * and a time within which nobody writes a message. Whoever falls in gets the form back with all that was typed and a
 * polite sentence, so a person loses nothing; such a program seldom tries twice.
 */
export function FormTrap({ openedAt }: { openedAt?: number }) {
  return (
    <>
      <p hidden>
        <label>
          Leave this empty
          <input name={trapName} tabIndex={-1} autoComplete="off" />
        </label>
      </p>
      {openedAt === undefined ? null : <input type="hidden" name={openedName} value={openedAt} />}
    </>
  );
}

/** Whether a program filled in the form, as far as that can be told. */
export function isTrapped(form: FormData, now: number) {
  if (form.get(trapName)) return true;
  const openedAt = openedAtOf(form);
  // A form without the field does not ask for the time; one whose field was altered was not sent by a person.
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
