import type { Passkey } from '#contract/passkey.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';

/**
 * Which passkeys to keep after a password reset or a new address. None is ticked: an intruder may have left one behind.
 */
export function PasskeyChoice({ passkeys }: { passkeys: readonly Passkey[] }) {
  if (passkeys.length === 0) return null;
  const zone = Intl.DateTimeFormat().resolvedOptions().timeZone;
  const moment = (instant: string) => momentInWords(instant, zone, speech().locale);
  return (
    <fieldset className="stack passkey-choice">
      <legend>{t('Passkeys to keep')}</legend>
      <p className="hint">{t('Tick those that are yours. The others will be removed.')}</p>
      {passkeys.map(({ id, name, createdAt, usedAt }) => (
        <Checkbox key={id} name={`keep ${id}`}>
          <span>
            <strong>{name}</strong>
            <span className="second">{passkeyWords(moment(createdAt), usedAt && moment(usedAt))}</span>
          </span>
        </Checkbox>
      ))}
    </fieldset>
  );
}

export function passkeyWords(added: string, used: string | null) {
  return used
    ? t('Added {added}, last used {used}', { added, used })
    : t('Added {added}, not used yet', { added });
}

export function keptPasskeys(entered: Record<string, string>): number[] {
  return Object.keys(entered).flatMap((name) => (name.startsWith('keep ') ? [Number(name.slice(5))] : []));
}
