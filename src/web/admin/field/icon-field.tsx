import { useState } from 'react';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { offeredIcons } from '#web/ui/icon-names.ts';
import { MedicalIcon } from '#web/ui/medical-icon.tsx';
import { t } from '#words/say.ts';
import type { ControlProps } from './control.ts';

/** A medical icon by its name. Loaded on demand, because the drawings weigh more than the rest of a form. */
export default function IconField({ id, value, onChange, inputRef, describedBy }: ControlProps) {
  const [isChoosing, setChoosing] = useState(false);
  const name = String(value ?? '');
  return (
    <div className="in-line icon-field">
      <span className="icon-shown">
        <MedicalIcon name={name} className="icon-large" />
      </span>
      <button
        ref={inputRef}
        id={id}
        type="button"
        className="button button-small"
        aria-describedby={describedBy}
        onClick={() => setChoosing(true)}
      >
        {name ? t('Change ({what})', { what: wordsOf(name) }) : t('Choose an icon')}
      </button>
      {isChoosing ? (
        <Dialog title={t('Choose an icon')} onClose={() => setChoosing(false)} wide>
          <ul className="stack icon-grid">
            {offeredIcons.map((one) => (
              <li key={one}>
                <button
                  type="button"
                  aria-pressed={one === name}
                  onClick={() => {
                    onChange(one);
                    setChoosing(false);
                  }}
                >
                  <MedicalIcon name={one} className="icon-large" />
                  <span>{wordsOf(one)}</span>
                </button>
              </li>
            ))}
          </ul>
          <div className="dialog-actions">
            <button type="button" className="button" onClick={() => setChoosing(false)}>
              {t('Close')}
            </button>
          </div>
        </Dialog>
      ) : null}
    </div>
  );
}

function wordsOf(name: string) {
  // Some names tell one drawing from another by a number.
  return name.replace(/-outline$|-\d\w*$/, '').replaceAll('-', ' ');
}
