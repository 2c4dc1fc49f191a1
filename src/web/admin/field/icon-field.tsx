import { useState } from 'react';
import { Button } from '#web/admin/ui/button.tsx';
import { CloseAction } from '#web/admin/ui/dialog-actions.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { MedicalIcon } from '#web/ui/medical-icon.tsx';
import { t } from '#words/say.ts';
import type { ControlProps } from './control.ts';
import { iconsByWords, iconWords } from './icon-words.ts';

/** A medical icon by its name. Loaded on demand, because the drawings weigh more than the rest of a form. */
export default function IconField({ id, value, onChange, inputRef, describedBy }: ControlProps) {
  const [isChoosing, setChoosing] = useState(false);
  const name = String(value ?? '');
  const chosen = iconWords(name);
  return (
    <div className="in-line icon-field">
      <span className="icon-shown">
        <MedicalIcon name={name} className="icon-large" />
      </span>
      <Button ref={inputRef} id={id} small aria-describedby={describedBy} onClick={() => setChoosing(true)}>
        {chosen ? t('Change ({what})', { what: chosen }) : t('Choose an icon')}
      </Button>
      {isChoosing ? (
        <Dialog title={t('Choose an icon')} onClose={() => setChoosing(false)} wide>
          <ul className="stack icon-grid">
            {iconsByWords().map(({ name: one, words }) => (
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
                  <span>{words}</span>
                </button>
              </li>
            ))}
          </ul>
          <CloseAction onClose={() => setChoosing(false)} />
        </Dialog>
      ) : null}
    </div>
  );
}
