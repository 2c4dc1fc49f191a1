import type { Passkey } from '#contract/passkey.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';

/**
 * Which passkeys to keep after a password reset or a new address. None is ticked: an intruder may have left one
 * behind.
 */
export function PasskeyChoice({ passkeys }: { passkeys: readonly Passkey[] }) {
  if (passkeys.length === 0) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = (instant: string) => momentInWords(instant, zone, navigator.language);
  return (
    <fieldset className="stack passkey-choice">
      <legend>Passkeys to keep</legend>
      <p className="hint">Tick those that are yours. The others will be removed.</p>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <label key={id} className="checkbox">
          <input type="checkbox" name={`keep ${id}`} />
          <span>
            <strong>{name}</strong>
            <span className="second">
              Added {moment(createdAt)}, {usedAt ? `last used ${moment(usedAt)}` : 'not used yet'}
            </span>
          </span>
        </label>
      ))}
    </fieldset>
  );
}

/** Ids of the ticked passkeys. */
export function keptPasskeys(entered: Record<string, string>): number[] {
  return Object.keys(entered).flatMap((name) => (name.startsWith('keep ') ? [Number(name.slice(5))] : []));
}
