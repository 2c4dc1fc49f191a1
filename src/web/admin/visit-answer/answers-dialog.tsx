import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { answerWords } from '#contract/answer-words.ts';
import type { Appointment } from '#contract/appointment.ts';
import { askedOf } from '#contract/question.ts';
import type { VisitAnswers, VisitFile } from '#contract/visit-answer.ts';
import { fileOf, save } from '#web/admin/export/download.tsx';
import { dayInWords, momentInWords } from '#web/admin/field/wall-time.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { isMovable, patientOf } from '#web/admin/ui/appointment-words.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { attempt } from '#web/admin/ui/toasts.tsx';
import { timeWords } from '#web/dates/words.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';

interface AnswersDialogProps {
  appointment: Appointment;
  onClose(): void;
  onChanged(words: string): void;
}

/** A patient's answers before a visit, to read or print, with a button to ask again. */
export function AnswersDialog({ appointment, onClose, onChanged }: AnswersDialogProps) {
  const queries = useQueryClient();
  const { sendsMail, locale } = useHospital();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const params = { id: String(appointment.id) };
  const { data, error, refetch } = useQuery({
    queryKey: ['appointment', 'answers', appointment.id, appointment.updatedAt],
    queryFn: async () => (await api.visitAnswer.answers({ params })).data,
  });
  const patient = patientOf(appointment);
  const isMailed = sendsMail && appointment.email !== '';

  async function askAgain() {
    setBusy(true);
    setRefusal('');
    try {
      await api.visitAnswer.askAgain({ params });
      onChanged(
        isMailed
          ? t('{patient} is asked again, by email.', { patient })
          : t('{patient} is asked again. Please tell them: no mail goes to them.', { patient }),
      );
      onClose();
    } catch (caught) {
      setRefusal(inWords(caught));
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['appointment'] });
    }
  }
  return (
    <Dialog title={t('Answers of {patient}', { patient })} onClose={onClose} className="answers">
      <p>{visitWords(appointment, locale)}</p>
      {data ? <AnswerList answers={data} /> : <Loading error={error} onRetry={() => void refetch()} />}
      <Refusal>{refusal}</Refusal>
      <div className="dialog-actions">
        {isMovable(appointment) && data ? (
          <Button disabled={isBusy} onClick={() => void askAgain()}>
            {data.version > 0 ? t('Ask again') : t('Ask now')}
          </Button>
        ) : null}
        {data && data.version > 0 ? <Button onClick={() => window.print()}>{t('Print')}</Button> : null}
        <Button onClick={onClose}>{t('Close')}</Button>
      </div>
    </Dialog>
  );
}

/** Identifies the printed sheet. */
function visitWords({ localDate, localTime, visitTypeName, doctor, reference }: Appointment, locale: string) {
  const moment = t('{date}, {time}', {
    date: dayInWords(localDate, locale),
    time: timeWords(localTime, locale),
  });
  return [moment, visitTypeName, doctor.name, reference].join(' · ');
}

function AnswerList({ answers: { questions, answers, files, ...given } }: { answers: VisitAnswers }) {
  const { locale, timeZone } = useHospital();
  const moment = (at: string) => momentInWords(at, timeZone, locale);
  return (
    <div className="stack">
      <p className="hint">
        {given.answeredAt
          ? given.isComplete || given.askedAgainAt
            ? t('Answered {moment}.', { moment: moment(given.answeredAt) })
            : t('Begun {moment}, not sent yet.', { moment: moment(given.answeredAt) })
          : t('Not answered yet. These are the questions.')}{' '}
        {given.askedAgainAt ? t('Asked again {moment}.', { moment: moment(given.askedAgainAt) }) : ''}
      </p>
      <dl className="stack visit-facts">
        {askedOf(questions, answers).map((question) => (
          <div key={question.linkId}>
            <dt>{question.text}</dt>
            <dd>
              {answerWords(answers[question.linkId], question, locale)}
              {files
                .filter(({ linkId }) => linkId === question.linkId)
                .map((file) => (
                  <SaveFile key={file.id} visitId={given.appointmentId} file={file} />
                ))}
              {answers[question.linkId] === undefined &&
              !files.some(({ linkId }) => linkId === question.linkId) ? (
                <span className="quiet">{t('No answer')}</span>
              ) : null}
            </dd>
          </div>
        ))}
      </dl>
    </div>
  );
}

/** A button, since only a call with the account's own token gets the file. */
function SaveFile({ visitId, file }: { visitId: number; file: VisitFile }) {
  const params = { id: String(visitId), fileId: String(file.id) };
  async function open() {
    await attempt(async () => {
      const response = await fileOf('visitAnswer', 'file', { params }, {});
      if (response) save(await response.blob(), file.name);
    });
  }
  return (
    <button type="button" className="link-button" onClick={() => void open()}>
      {t('{name} ({size})', {
        name: file.name,
        size: t('{count} kB', { count: Math.ceil(file.size / 1000) }),
      })}
    </button>
  );
}
