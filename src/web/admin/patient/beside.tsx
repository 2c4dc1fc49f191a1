import { Link } from 'react-router';
import type { Patient } from '#contract/patient.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf } from '#web/admin/session/menu.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { t } from '#words/say.ts';
import { Duplicates, Merged } from './duplicates.tsx';
import { Notes } from './notes.tsx';

export function Beside({ patient, mayChange }: { patient: Patient; mayChange: boolean }) {
  const { timeZone, locale } = useHospital();
  const mayReadTrail = useMay()('trail');
  return (
    <div className="stack-wide patient-beside">
      <Notes patient={patient} mayChange={mayChange} />
      <Duplicates patient={patient} mayChange={mayChange} />
      <Merged patient={patient} mayChange={mayChange} />
      <p className="hint links">
        {t('Known since {moment}.', { moment: momentInWords(patient.createdAt, timeZone, locale) })}{' '}
        {mayReadTrail ? (
          <Link to={`${addressOf('settings')}/activity?entity=patient&entityId=${patient.id}&action=read`}>
            {t('Who looked')}
          </Link>
        ) : null}
      </p>
    </div>
  );
}
