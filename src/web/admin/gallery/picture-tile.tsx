import type { GalleryImage } from '#contract/gallery.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import arrowLeft from '~icons/lucide/arrow-left?raw';
import arrowRight from '~icons/lucide/arrow-right?raw';
import star from '~icons/lucide/star?raw';
import trash from '~icons/lucide/trash-2?raw';
import triangleAlert from '~icons/lucide/triangle-alert?raw';
import { CaptionField } from './caption-field.tsx';
import { nameOf } from './name-of.ts';
import type { TileDrag } from './use-tile-drag.ts';

interface PictureTileProps {
  image: GalleryImage;
  place: number;
  count: number;
  isCover: boolean;
  drag: TileDrag | undefined;
  onMove(to: number, button: 'earlier' | 'later'): void;
  onCover(): void;
  onRemove(): void;
  onSaved(image: GalleryImage): void;
}

export function PictureTile(props: PictureTileProps) {
  const { image, isCover, drag, onSaved } = props;
  const name = nameOf(image);
  return (
    <li
      className={[
        'album-tile',
        drag?.side && `album-tile-${drag.side}`,
        drag?.isDragged && 'album-tile-dragged',
      ]
        .filter(Boolean)
        .join(' ')}
      data-tile={image.id}
      onDragOver={drag?.onDragOver}
      onDrop={drag?.onDrop}
    >
      {/* biome-ignore lint/a11y/noStaticElementInteractions: dragging is a shortcut; the buttons below do the same. */}
      <div
        className="album-tile-picture"
        draggable={drag !== undefined}
        onDragStart={drag?.onDragStart}
        onDragEnd={drag?.onDragEnd}
      >
        <img
          src={image.image.url}
          srcSet={image.image.srcset}
          sizes="240px"
          alt={image.image.alt}
          width={image.image.width}
          height={image.image.height}
          loading="lazy"
          draggable={false}
        />
        {isCover ? <span className="badge album-tile-cover">{t('Cover')}</span> : null}
      </div>
      {image.image.alt === '' ? (
        <p className="in-line warning album-tile-warning">
          <Svg source={triangleAlert} className="icon-small" />
          {t('No alt text')}
        </p>
      ) : null}
      <CaptionField image={image} label={t('Caption of {name}', { name })} onSaved={onSaved} />
      <TileActions {...props} name={name} />
    </li>
  );
}

function TileActions({
  name,
  place,
  count,
  isCover,
  onMove,
  onCover,
  onRemove,
}: PictureTileProps & { name: string }) {
  return (
    <div className="album-tile-actions">
      <Button
        variant="quiet"
        small
        className="button-icon"
        data-move="earlier"
        aria-label={t('Move {name} earlier', { name })}
        title={t('Move earlier')}
        aria-disabled={place === 0}
        onClick={() => onMove(place - 1, 'earlier')}
      >
        <Svg source={arrowLeft} className="icon along" />
      </Button>
      <Button
        variant="quiet"
        small
        className="button-icon"
        data-move="later"
        aria-label={t('Move {name} later', { name })}
        title={t('Move later')}
        aria-disabled={place === count - 1}
        onClick={() => onMove(place + 1, 'later')}
      >
        <Svg source={arrowRight} className="icon along" />
      </Button>
      <Button
        variant="quiet"
        small
        icon={star}
        aria-label={t('Use {name} as the cover', { name })}
        title={t('Use as the cover')}
        aria-pressed={isCover}
        onClick={onCover}
      />
      <Button
        variant="quiet"
        small
        icon={trash}
        aria-label={t('Remove {name} from the album', { name })}
        title={t('Remove from the album')}
        onClick={onRemove}
      />
    </div>
  );
}
