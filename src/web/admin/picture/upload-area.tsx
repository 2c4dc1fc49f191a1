/**
 * Drops or chooses pictures, many at once, with their progress: the only uploader of the staff area, for the library,
 * the picture dialog and albums.
 */

import { useQueryClient } from '@tanstack/react-query';
import { type DragEvent, useEffect, useId, useRef, useState, useSyncExternalStore } from 'react';
import { upload as agreed, type Media } from '#contract/media.ts';
import { useSession } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import uploadIcon from '~icons/lucide/upload?raw';
import { sendFile } from './send-file.ts';
import { createUploadQueue, hasEnded, isBusy, summaryOf } from './upload-queue.ts';
import { UploadRow } from './upload-row.tsx';

export function UploadArea({
  onUploaded,
  onUse,
}: {
  onUploaded?(media: Media): void;
  /** Offers to use an uploaded picture at once, if one is being chosen. */
  onUse?(media: Media): void;
}) {
  const { uploads, queue } = useUploadQueue(onUploaded);
  const [isOver, setOver] = useState(false);
  const hintId = useId();
  useKeptFromOpening();
  const drop = (event: DragEvent) => {
    event.preventDefault();
    setOver(false);
    queue.add(event.dataTransfer.files);
  };
  return (
    <section className="stack upload" aria-label={t('Upload pictures')}>
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dropping is a shortcut; the button does the same. */}
      <div
        className={isOver ? 'upload-drop upload-drop-over' : 'upload-drop'}
        onDragOver={(event) => {
          event.preventDefault();
          setOver(event.dataTransfer.types.includes('Files'));
        }}
        onDragLeave={() => setOver(false)}
        onDrop={drop}
      >
        <Svg source={uploadIcon} className="icon-large" />
        <p>
          <span className="upload-drop-words">
            <Phrase
              message="<strong>Drop pictures here</strong> or"
              strong={(words) => <strong>{words}</strong>}
            />{' '}
          </span>
          <label className="button upload-choose">
            <input
              type="file"
              className="unseen"
              multiple
              accept={agreed.accept}
              aria-describedby={hintId}
              onChange={({ target }) => {
                queue.add(target.files ?? []);
                // So that the same file can be chosen again.
                target.value = '';
              }}
            />
            {t('Choose files')}
          </label>
        </p>
        <p id={hintId} className="hint">
          {t(
            'JPEG, PNG, WebP, AVIF or GIF, up to 25 MB each. We do not keep the location where a picture was taken.',
          )}
        </p>
      </div>
      <p role="status" className={uploads.length > 0 ? 'upload-summary' : 'unseen'}>
        {summaryOf(uploads)}
      </p>
      {uploads.length > 0 ? (
        <>
          <ul className="surface upload-list">
            {uploads.map((one) => (
              <UploadRow key={one.id} upload={one} queue={queue} onUse={onUse} />
            ))}
          </ul>
          {uploads.every(hasEnded) ? (
            <Button small onClick={queue.clear}>
              {t('Clear this list')}
            </Button>
          ) : null}
        </>
      ) : null}
    </section>
  );
}

/** Otherwise a picture dropped beside the area would replace the page. */
function useKeptFromOpening() {
  useEffect(() => {
    const keep = (event: Event) => event.preventDefault();
    window.addEventListener('dragover', keep);
    window.addEventListener('drop', keep);
    return () => {
      window.removeEventListener('dragover', keep);
      window.removeEventListener('drop', keep);
    };
  }, []);
}

/** A queue of uploads for the lifetime of its component; `onUploaded` gets every picture that arrives. */
function useUploadQueue(onUploaded?: (media: Media) => void) {
  const queries = useQueryClient();
  const heard = useRef(onUploaded);
  heard.current = onUploaded;
  const [queue] = useState(() =>
    createUploadQueue(sendFile, (media) => {
      void queries.invalidateQueries({ queryKey: ['media', 'list'] });
      heard.current?.(media);
    }),
  );
  const uploads = useSyncExternalStore(queue.subscribe, queue.uploads, queue.uploads);
  useUnsaved(uploads.some((one) => isBusy(one) || one.state === 'waiting'));
  useEffect(() => {
    // Resumes as soon as the browser is online.
    const goOn = () => queue.resume();
    window.addEventListener('online', goOn);
    return () => {
      window.removeEventListener('online', goOn);
      queue.stop();
    };
  }, [queue]);
  const phase = useSession();
  const before = useRef(phase);
  useEffect(() => {
    if (before.current === 'expired' && phase === 'in') queue.resume();
    before.current = phase;
  }, [phase, queue]);
  return { uploads, queue };
}
