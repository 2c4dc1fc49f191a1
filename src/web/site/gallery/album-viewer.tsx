import type { ReactNode } from 'react';
import type { Album } from '#contract/gallery.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { t, translated } from '#words/say.ts';

/**
 * The viewer's frame, closed. album-viewer.ts fills it, with the words of its attributes; without script it stays
 * closed and every picture is a page.
 */
export function AlbumViewer({ album }: { album: Pick<Album, 'title' | 'language'> }) {
  const { title } = album;
  return (
    <dialog data-viewer="" aria-label={title} className="viewer">
      <div className="viewer-bar">
        <p className="min-w-0 grow truncate font-semibold" {...langOf(album)}>
          {title}
        </p>
        <p data-count={translated('{place} of {count}')} className="shrink-0 tabular-nums" />
        <Control data-close="" icon="x" label={t('Close')} autoFocus />
      </div>
      <div data-stage="" className="viewer-stage" />
      <Control data-step="-1" icon="arrow-left" label={t('Previous picture')} className="viewer-previous" />
      <Control data-step="1" icon="arrow-right" label={t('Next picture')} className="viewer-next" />
      <p data-caption="" className="viewer-caption" />
      <p role="status" data-said={translated('Picture {place} of {count}')} className="sr-only" />
    </dialog>
  );
}

function Control({
  icon,
  label,
  className = '',
  ...rest
}: { icon: IconName; label: string; className?: string } & React.ComponentProps<'button'>): ReactNode {
  return (
    <button type="button" aria-label={label} className={`viewer-control ${className}`} {...rest}>
      <Icon name={icon} className="size-6 rtl:-scale-x-100" />
    </button>
  );
}
