import { useQueryClient } from '@tanstack/react-query';
import { useRef, useState } from 'react';
import type { Data } from '#contract/base.ts';
import { contract } from '#contract/index.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api, ConnectionLost, readToken, unauthorized } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { ApiProblem, type ProblemBody } from '#web/api/client.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

type Imported = Data<typeof contract.archive.import>;
type Step =
  | { at: 'start' }
  | { at: 'sending'; share: number }
  | { at: 'refused'; why: string }
  | { at: 'done'; result: Imported };

export function ImportPanel() {
  const queries = useQueryClient();
  const [step, setStep] = useState<Step>({ at: 'start' });
  const [file, setFile] = useState<File | null>(null);
  const sending = useRef<ZipUpload>(null);

  async function take() {
    if (!file) return;
    try {
      // Checked first, so that no large file is uploaded in vain; this call also asks for the password.
      const { data } = await api.archive.readiness();
      if (!data.isEmpty)
        return setStep({
          at: 'refused',
          why: t(
            'This hospital is not empty ({holds}). Import into one that has just been set up with DEMO=0.',
            {
              holds: data.holds,
            },
          ),
        });
      setStep({ at: 'sending', share: 0 });
      sending.current = sendZip(file, (share) => setStep({ at: 'sending', share }));
      const result = await sending.current.answer;
      setStep(result ? { at: 'done', result } : { at: 'start' });
      void queries.invalidateQueries();
    } catch (error) {
      setStep({ at: 'refused', why: inWords(error) });
    }
  }

  return (
    <section className="panel" aria-labelledby="import">
      <h2 id="import">{t('Import')}</h2>
      <p>
        {t(
          'Import a file that was exported here into an empty hospital. The whole file is checked first. Either all of it is imported, or nothing.',
        )}
      </p>
      <Field
        label={t('File')}
        type="file"
        required
        accept=".zip,application/zip"
        disabled={step.at === 'sending'}
        onChange={(event) => {
          setFile(event.target.files?.[0] ?? null);
          setStep({ at: 'start' });
        }}
      />
      <ImportResult step={step} />
      <div className="panel-actions">
        {step.at === 'sending' ? (
          <Button disabled={step.share === 1} onClick={() => sending.current?.giveUp()}>
            {t('Cancel|dialog')}
          </Button>
        ) : (
          <Button disabled={!file} onClick={() => void take()}>
            {t('Import|verb')}
          </Button>
        )}
      </div>
    </section>
  );
}

function ImportResult({ step }: { step: Step }) {
  if (step.at === 'refused')
    return (
      <Refusal>
        {step.why} {t('Nothing was changed.')}
      </Refusal>
    );
  if (step.at === 'done')
    return (
      <div role="status" className="notice notice-success">
        <p>
          {t('Import finished: {rows} rows and {pictures} pictures.', {
            rows: plainNumber(step.result.rows),
            pictures: plainNumber(step.result.pictures),
          })}
        </p>
        {step.result.notes.map((note) => (
          <p key={note}>{note}</p>
        ))}
      </div>
    );
  if (step.at !== 'sending') return null;
  return (
    <div className="stack data-progress">
      <span role="status">{step.share < 1 ? t('Sending …') : t('Checking and importing …')}</span>
      <progress aria-label={t('Import')} {...(step.share < 1 ? { value: step.share } : {})} />
    </div>
  );
}

interface ZipUpload {
  /** Null if cancelled. */
  answer: Promise<Data<typeof contract.archive.import> | null>;
  giveUp(): void;
}

/** Sends an export; `onShare` gets the share sent so far, 1 at the end. Only XMLHttpRequest reports that. */
function sendZip(file: File, onShare: (share: number) => void): ZipUpload {
  const request = new XMLHttpRequest();
  const token = readToken();
  const { promise, resolve, reject } = Promise.withResolvers<Data<typeof contract.archive.import> | null>();
  request.open(contract.archive.import.method, `/api${contract.archive.import.path}`);
  request.responseType = 'json';
  request.setRequestHeader('Authorization', `Bearer ${token ?? ''}`);
  request.setRequestHeader('Content-Type', 'application/zip');
  request.upload.onprogress = ({ loaded, total }) => onShare(total > 0 ? loaded / total : 0);
  request.upload.onload = () => onShare(1);
  request.onabort = () => resolve(null);
  request.onerror = () =>
    reject(new ConnectionLost(t('The connection was lost before the whole file had arrived.')));
  request.onload = () => {
    if (request.status === 401) unauthorized(token);
    const body = request.response as { data: never } | ProblemBody | null;
    if (body && 'data' in body && request.status === 200) return resolve(body.data as never);
    if (body && 'detail' in body) return reject(new ApiProblem(body as ProblemBody));
    reject(
      new ConnectionLost(
        t('The server gave an unexpected answer ({code}).', { code: String(request.status) }),
      ),
    );
  };
  request.send(file);
  return { answer: promise, giveUp: () => request.abort() };
}
