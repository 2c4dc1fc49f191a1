import { longestLanguage } from '#contract/lengths.ts';
import type { Needs } from '#contract/needs.ts';
import { needNames, needWords } from '#contract/words/needs-words.ts';
import { Checkbox } from '#web/admin/ui/checkbox.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

interface NeedsFieldsProps {
  needs: Needs;
  error: string | undefined;
  onChange(changes: Partial<Needs>): void;
}

export function NeedsFields({ needs, error, onChange }: NeedsFieldsProps) {
  return (
    <fieldset className="needs" aria-label={t('Needs')}>
      {needNames.map((need) => (
        <div key={need}>
          <Checkbox checked={needs[need]} onChange={(isChecked) => onChange({ [need]: isChecked })}>
            {t(needWords[need])}
          </Checkbox>
          {need === 'needsInterpreter' && needs[need] ? (
            <Field
              label={t('Language')}
              // The API asks for it: the browser's own message could be hidden in a fold.
              mark=""
              aria-required
              autoComplete="off"
              maxLength={longestLanguage}
              value={needs.interpreterLanguage}
              error={error}
              onChange={({ target }) => onChange({ interpreterLanguage: target.value })}
            />
          ) : null}
        </div>
      ))}
    </fieldset>
  );
}
