import type { Area } from '#contract/roles.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { CloseAction } from '#web/admin/ui/dialog-actions.tsx';
import { say } from '#web/admin/ui/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import type { PlainMessage } from '#words/catalogue.ts';
import { t } from '#words/say.ts';

export function Shortcuts({ onClose }: { onClose(): void }) {
  const may = useMay();
  return (
    <Dialog title={t('Keyboard shortcuts')} onClose={onClose} wide>
      <div className="stack shortcuts">
        {sections
          .filter(({ area }) => !area || may(area))
          .map(({ where, keys }) => (
            <section key={where} aria-label={say(where)}>
              <h3>{say(where)}</h3>
              <dl>
                {keys.map(([pressed, does]) => (
                  <div key={pressed}>
                    <dt>
                      {pressed.split(' ').map((key) => (
                        <kbd key={key} className="key">
                          {key}
                        </kbd>
                      ))}
                    </dt>
                    <dd>{say(does)}</dd>
                  </div>
                ))}
              </dl>
            </section>
          ))}
      </div>
      <p className="quiet">{t('Single keys do nothing while you type.')}</p>
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
const command = isApple ? '⌘' : 'Ctrl';

const sections: { where: PlainMessage; area?: Area; keys: [string, PlainMessage][] }[] = [
  {
    where: 'Everywhere',
    keys: [
      [`${command} K`, 'Go to a page or an entry, or do something'],
      ['?', 'This list'],
      ['Alt T', 'Go to the messages at the top right'],
      ['Esc', 'Close what is open'],
    ],
  },
  {
    where: 'Lists',
    keys: [
      ['/', 'Search|verb'],
      ['n', 'New entry'],
      ['j k', 'Down and up, like the arrow keys'],
      ['x', 'Select the row'],
      ['Enter', 'Open the row'],
    ],
  },
  { where: 'Forms', keys: [[`${command} S`, 'Save']] },
  {
    where: 'Appointments',
    area: 'visits',
    keys: [
      ['n', 'New booking'],
      ['w', 'Walk-in'],
      ['t', 'Today'],
      ['m', 'Move the appointment in focus'],
      ['← → ↑ ↓', 'Move between times'],
    ],
  },
];
