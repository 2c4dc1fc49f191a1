import type { Patient } from '#contract/patient.ts';
import { languageName } from '#web/admin/field/language-names.ts';
import { useMay, useReadsAll } from '#web/admin/session/rights.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Popover } from '#web/admin/ui/popover.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';
import type { PatientDialog } from './patient-dialogs.tsx';

export function Contact({
  patient: { phone, phoneText, email },
  language,
}: {
  patient: Patient;
  language: string;
}) {
  return (
    <div className="cluster links patient-contact">
      {phone ? (
        <a href={`tel:${phone}`} className="figures">
          {phoneText}
        </a>
      ) : null}
      {email ? <a href={`mailto:${email}`}>{email}</a> : null}
      {phone || email ? null : <span>{t('No contact details')}</span>}
      {language ? <span>{t('Language: {language}', { language: languageName(language) })}</span> : null}
    </div>
  );
}

interface ActionsProps {
  patient: Patient;
  onOpen(dialog: PatientDialog): void;
  onBook(): void;
}

/**
 * `onOpen` opens a dialog, which must not be within the heading: on a phone its actions are fixed if a form is saved.
 */
export function Actions({ patient, onOpen, onBook }: ActionsProps) {
  const readsAll = useReadsAll('visits');
  const administers = useMay()('administration');
  return (
    <>
      <Popover
        button={
          <Phrase
            message="More<unseen> for {patient}</unseen>"
            unseen={(words) => <span className="unseen">{words}</span>}
            patient={patient.name}
          />
        }
      >
        <button type="button" className="popover-item" onClick={() => onOpen('merge')}>
          {t('Merge with another patient …')}
        </button>
        {readsAll ? null : (
          <button type="button" className="popover-item" onClick={() => onOpen('elsewhere')}>
            {t('Look in other departments …')}
          </button>
        )}
        {administers ? (
          <>
            <button type="button" className="popover-item" onClick={() => onOpen('hand-over')}>
              {t('Everything we hold …')}
            </button>
            <button type="button" className="popover-item" onClick={() => onOpen('erase')}>
              {t('Erase …')}
            </button>
          </>
        ) : null}
      </Popover>
      <Button onClick={() => onOpen('correct')}>{t('Correct …')}</Button>
      <Button variant="primary" onClick={onBook}>
        {t('Book a visit')}
      </Button>
    </>
  );
}
