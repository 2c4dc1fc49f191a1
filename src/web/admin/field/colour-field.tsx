import { useController } from 'react-hook-form';
import { type ColourUse, contrast, hexPattern, nearestReadable, readable, uses } from '#contract/colour.ts';
import { numberFormat } from '#contract/words/formats.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { say } from '#web/admin/ui/words.ts';
import { FieldFrame } from '#web/ui/core/field.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import { useFormScope } from './form-scope.ts';

interface ColourFieldProps {
  name: string;
  label: PlainMessage;
  use: ColourUse;
  standard: string;
  hint: PlainMessage;
}

/**
 * One of the hospital's colours: chosen or typed, with a sample of its use and a sentence on whether it is readable
 * there. If not, the nearest readable tone is one press away.
 */
export function ColourField({ name, label, use, standard, hint }: ColourFieldProps) {
  const { shownFields } = useFormScope();
  const words = say(label);
  shownFields.set(name, { label: words });
  const { field, fieldState } = useController({ name });
  const id = `field-${name}`;
  const typed = String(field.value ?? '')
    .trim()
    .toLowerCase();
  const isColour = hexPattern.test(typed);
  const shown = isColour ? typed : standard;
  return (
    <FieldFrame
      id={id}
      label={words}
      hint={say(hint)}
      error={isColour ? undefined : fieldState.error?.message}
      mark=""
      required={false}
      className="field-colour"
    >
      <span className="cluster colour-control">
        <input
          type="color"
          aria-label={t('{field}, from a palette', { field: words })}
          value={shown}
          onChange={(event) => field.onChange(event.target.value)}
        />
        <input
          id={id}
          ref={field.ref}
          name={name}
          className="input"
          type="text"
          // A placeholder has no direction of its own.
          dir="ltr"
          value={String(field.value ?? '')}
          maxLength={'#rrggbb'.length}
          spellCheck={false}
          autoComplete="off"
          placeholder={standard}
          aria-invalid={fieldState.invalid || undefined}
          aria-describedby={`${id}-hint ${id}-contrast`}
          onBlur={field.onBlur}
          onChange={(event) => field.onChange(event.target.value)}
        />
        {typed ? (
          <Button variant="quiet" onClick={() => field.onChange('')}>
            {t('Standard')}
          </Button>
        ) : null}
      </span>
      <Sample use={use} colour={shown} />
      <Verdict id={`${id}-contrast`} use={use} colour={shown} onTake={field.onChange} />
    </FieldFrame>
  );
}

/** An SVG, since no inline style may set a colour. */
function Sample({ use, colour }: { use: ColourUse; colour: string }) {
  const { against } = uses[use];
  return (
    <svg className="colour-sample" viewBox="0 0 320 48" role="img" aria-label={t('How it will look')}>
      <rect width="152" height="48" rx="10" fill={colour} />
      <text x="76" y="29" textAnchor="middle" fill={use === 'primary' ? '#ffffff' : against}>
        {t('Book')}
      </text>
      {use === 'primary' ? (
        <>
          <rect x="168" width="152" height="48" rx="10" fill={against} />
          <text x="244" y="29" textAnchor="middle" fill={colour}>
            {t('Free times')}
          </text>
        </>
      ) : null}
    </svg>
  );
}

/** One decimal, in the language's format. */
function shareFormat() {
  return numberFormat(speech().locale, { minimumFractionDigits: 1, maximumFractionDigits: 1 });
}

interface VerdictProps {
  id: string;
  use: ColourUse;
  colour: string;
  onTake(colour: string): void;
}

function Verdict({ id, use, colour, onTake }: VerdictProps) {
  const ratio = contrast(colour, uses[use].against);
  const figure = t('{ratio} : 1', { ratio: shareFormat().format(Math.floor(ratio * 10) / 10) });
  if (ratio >= readable)
    return (
      <p id={id} role="status" className="colour-verdict">
        {use === 'primary'
          ? t('Easy to read: {figure} on its darkest background.', { figure })
          : t('Easy to read: {figure} with dark text on it.', { figure })}
      </p>
    );
  const nearest = nearestReadable(use, colour);
  return (
    <div id={id} role="status" className="colour-verdict colour-verdict-bad">
      <p>
        {use === 'primary'
          ? t('Too hard to read: {figure} on its darkest background. It must be at least {readable} : 1.', {
              figure,
              readable,
            })
          : t('Too hard to read: {figure} with dark text on it. It must be at least {readable} : 1.', {
              figure,
              readable,
            })}
      </p>
      <Button small onClick={() => onTake(nearest)}>
        <svg viewBox="0 0 16 16" className="colour-dot" aria-hidden="true" focusable="false">
          <circle cx="8" cy="8" r="7.5" fill={nearest} />
        </svg>
        {t('Take the nearest that works, {colour}', { colour: nearest })}
      </Button>
    </div>
  );
}
