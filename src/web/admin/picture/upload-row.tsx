import type { Media } from '#contract/media.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { bytesInWords } from '#web/admin/ui/bytes-in-words.ts';
import { Thumb } from '#web/admin/ui/thumb.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import alert from '~icons/lucide/circle-alert?raw';
import image from '~icons/lucide/image?raw';
import { AltForm } from './alt-form.tsx';
import { hasEnded, type Upload, type UploadQueue } from './upload-queue.ts';

interface UploadRowProps {
  upload: Upload;
  queue: UploadQueue;
  onUse?: ((media: Media) => void) | undefined;
}

export function UploadRow({ upload, queue, onUse }: UploadRowProps) {
  const { id, file, state, sentBytes, media } = upload;
  return (
    <li className={`upload-row upload-row-${state}`}>
      {media ? (
        <Thumb image={media} />
      ) : (
        <span className="thumb upload-thumb">
          <Svg source={state === 'refused' ? alert : image} className="icon" />
        </span>
      )}
      <div>
        <span className="upload-name">{file.name}</span>
        <UploadWords upload={upload} />
        {hasEnded(upload) ? null : (
          <progress
            aria-label={t('Upload of {name}', { name: file.name })}
            max={Math.max(1, file.size)}
            value={sentBytes}
          />
        )}
        {media ? <AltForm key={media.id} media={media} onSaved={(saved) => queue.update(id, saved)} /> : null}
      </div>
      <div className="cluster upload-actions">
        {state === 'broken' ? (
          <Button small aria-label={t('Resume {name}', { name: file.name })} onClick={() => queue.resume(id)}>
            {t('Resume')}
          </Button>
        ) : null}
        {media && onUse ? (
          <Button
            variant="primary"
            small
            aria-label={t('Use {name}', { name: file.name })}
            onClick={() => onUse(media)}
          >
            {t('Use this picture')}
          </Button>
        ) : null}
        {/* While the server checks the picture there is nothing left to stop. */}
        {state === 'checking' || state === 'done' ? null : (
          <Button
            variant="quiet"
            small
            aria-label={
              hasEnded(upload)
                ? t('Dismiss {name}', { name: file.name })
                : t('Cancel {name}', { name: file.name })
            }
            onClick={() => queue.remove(id)}
          >
            {hasEnded(upload) ? t('Dismiss') : t('Cancel|dialog')}
          </Button>
        )}
      </div>
    </li>
  );
}

function UploadWords({ upload: { file, state, sentBytes, words, isKnown } }: { upload: Upload }) {
  const { locale } = useHospital();
  const size = bytesInWords(file.size, locale);
  switch (state) {
    case 'waiting':
      return <span className="second">{t('{size}, waiting', { size })}</span>;
    case 'sending':
      return (
        <span className="second figures">
          {t('{sent} of {size}', { sent: bytesInWords(sentBytes, locale), size })}
        </span>
      );
    case 'checking':
      return <span className="second">{t('Checking the picture …')}</span>;
    case 'broken':
      return <span className="second warning">{words}</span>;
    case 'refused':
      return <span className="second danger">{words}</span>;
    default:
      return isKnown ? <span className="second">{t('This picture is already in the library.')}</span> : null;
  }
}
