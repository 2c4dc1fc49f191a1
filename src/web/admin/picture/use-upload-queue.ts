import { useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState, useSyncExternalStore } from 'react';
import type { Media } from '#contract/media.ts';
import { useSession } from '#web/admin/session/session.ts';
import { useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { sendFile } from './send-file.ts';
import { createUploadQueue, isBusy } from './upload-queue.ts';

/** A queue of uploads for the lifetime of its component; `onUploaded` gets every picture that arrives. */
export function useUploadQueue(onUploaded?: (media: Media) => void) {
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
