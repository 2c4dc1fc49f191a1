import { useRef, useState } from 'react';
import { fileOf, save } from '#web/admin/export/download.tsx';
import { ExportDialog } from '#web/admin/export/export-dialog.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { bytesInWords } from '#web/admin/ui/bytes-in-words.ts';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import downloadIcon from '~icons/lucide/download?raw';

/** Everything as one file. Its size is unknown until the end, so progress shows what has arrived. */
export function ExportPanel() {
  const { locale } = useHospital();
  const [bytes, setBytes] = useState<number | null>(null);
  const [isAsking, setAsking] = useState(false);
  const giveUp = useRef<AbortController>(null);

  async function take(reason: string, controller: AbortController) {
    giveUp.current = controller;
    const response = await fileOf('archive', 'export', {}, { signal: controller.signal, reason });
    if (response) void receive(response, controller.signal);
    return response !== null;
  }

  async function receive(response: Response, signal: AbortSignal) {
    setBytes(0);
    try {
      const counted = response.body!.pipeThrough(counter(setBytes));
      const file = await new Response(counted, { headers: { 'Content-Type': 'application/zip' } }).blob();
      save(file, nameOf(response));
      said.done(t('Saved, {size}.', { size: bytesInWords(file.size, locale) }));
    } catch (error) {
      if (!signal.aborted) said.failed(inWords(error));
    } finally {
      setBytes(null);
    }
  }

  return (
    <section className="panel" aria-labelledby="export">
      <h2 id="export">{t('Export')}</h2>
      <p>
        {t(
          'The whole hospital in one ZIP file: one file for each table (JSON Lines), and the pictures. It contains patients’ data, so keep it as safe as the hospital’s own records. It does not contain passwords or anything else that opens an account.',
        )}
      </p>
      {bytes === null ? (
        <div className="panel-actions">
          <Button icon={downloadIcon} onClick={() => setAsking(true)}>
            {t('Export everything')}
          </Button>
        </div>
      ) : (
        <div className="stack data-progress">
          <span role="status">
            {bytes === 0 ? t('Preparing …') : t('{size} so far', { size: bytesInWords(bytes, locale) })}
          </span>
          <progress aria-label={t('Export')} />
          <div>
            <Button onClick={() => giveUp.current?.abort()}>{t('Cancel|dialog')}</Button>
          </div>
        </div>
      )}
      {isAsking ? (
        <ExportDialog
          title={t('Export everything')}
          act={t('Export|verb')}
          onTake={take}
          onClose={() => setAsking(false)}
        />
      ) : null}
    </section>
  );
}

function counter(onBytes: (bytes: number) => void) {
  let bytes = 0;
  let shownAt = 0;
  return new TransformStream<Uint8Array<ArrayBuffer>, Uint8Array<ArrayBuffer>>({
    transform(piece, controller) {
      bytes += piece.byteLength;
      // Throttled, but often enough to see progress.
      if (performance.now() - shownAt > 200) {
        shownAt = performance.now();
        onBytes(bytes);
      }
      controller.enqueue(piece);
    },
  });
}

function nameOf(response: Response) {
  return /filename="([^"]+)"/.exec(response.headers.get('Content-Disposition') ?? '')?.[1] ?? 'hospital.zip';
}
