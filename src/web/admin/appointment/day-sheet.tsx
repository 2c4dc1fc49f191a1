import type { Appointment } from '#contract/appointment.ts';
import { needsInOneLine } from '#contract/needs-line.ts';
import { purposeBesides } from '#contract/words/purpose-words.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { seriesWords } from '#web/admin/series/series-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { isOver, patientOf, statusWords } from '#web/admin/ui/appointment-words.ts';
import { progressWords } from '#web/admin/visit-answer/question-words.ts';
import { writeWall } from '#web/dates/typed/wall-text.ts';
import { timeWords } from '#web/dates/words.ts';
import { counted, t } from '#words/say.ts';
import { endTimeOf } from './calendar-layout.ts';

/** The print, the same in every view: a page for each doctor and day, with room to write. */
export function DaySheets({ appointments, printedAt }: { appointments: Appointment[]; printedAt: string }) {
  const { locale, name } = useHospital();
  const sheets = Map.groupBy(
    appointments.filter(({ status }) => !isOver(status)),
    ({ doctor, localDate }) => `${localDate} ${doctor.name}`,
  );
  return (
    <div className="day-sheets">
      {[...sheets]
        .sort(([one], [other]) => one.localeCompare(other))
        .map(([key, visits]) => (
          <section key={key} className="day-sheet">
            <h2>{visits[0]!.doctor.name}</h2>
            <p>
              {counted(
                '{day}. {count} patient. {hospital}, printed {moment}.',
                '{day}. {count} patients. {hospital}, printed {moment}.',
                visits.length,
                {
                  day: dayInWords(visits[0]!.localDate, locale),
                  hospital: name,
                  moment: writeWall(printedAt, locale),
                },
              )}
            </p>
            <table>
              <thead>
                <tr>
                  <th>{t('Time')}</th>
                  <th>{t('Patient')}</th>
                  <th>{t('Phone')}</th>
                  <th>{t('Visit')}</th>
                  <th>{t('Reason and needs')}</th>
                  <th>{t('Notes')}</th>
                </tr>
              </thead>
              <tbody>
                {visits
                  .sort((a, b) => a.startsAt.localeCompare(b.startsAt))
                  .map((one) => (
                    <tr key={one.id}>
                      <td>
                        <strong>{timeWords(one.localTime, locale)}</strong>
                        <br />
                        {timeWords(endTimeOf(one), locale)}
                      </td>
                      <td>
                        <strong>{patientOf(one)}</strong>
                        {one.patientIsOther ? <div>{t('booked by {name}', { name: one.name })}</div> : null}
                        <div>{one.reference}</div>
                      </td>
                      <td>{one.phoneText}</td>
                      <td>
                        {one.visitTypeName}
                        {one.series ? <div>{seriesWords(one)}</div> : null}
                        {one.room ? <div>{one.room.name}</div> : null}
                        {one.status === 'booked' ? null : <div>{t(statusWords[one.status])}</div>}
                      </td>
                      <td>
                        {[purposeBesides(one.visitTypeName, one), one.reason].filter(Boolean).join(': ')}
                        <Needs of={needsInOneLine(one)} />
                        {one.questions ? (
                          <div>{t('Questions: {progress}', { progress: progressWords(one) })}</div>
                        ) : null}
                      </td>
                      <td className="day-sheet-notes" />
                    </tr>
                  ))}
              </tbody>
            </table>
          </section>
        ))}
    </div>
  );
}

function Needs({ of }: { of: string }) {
  return of ? (
    <div>
      <strong>{t('Needs: {needs}', { needs: of })}</strong>
    </div>
  ) : null;
}
