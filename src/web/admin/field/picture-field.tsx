import { useState } from 'react';
import type { Image } from '#contract/base.ts';
import { PictureDialog } from '#web/admin/picture/picture-dialog.tsx';
import { Button } from '#web/admin/ui/button.tsx';
import { Svg } from '#web/ui/core/svg.tsx';
import { t } from '#words/say.ts';
import imageIcon from '~icons/lucide/image?raw';
import type { ControlProps } from './control.ts';
import { useFormScope } from './form-scope.ts';

/** A picture by its id; its image comes with the entry or from the choice. */
export function PictureField({ id, name, value, onChange, inputRef, describedBy }: ControlProps) {
  const { entry } = useFormScope();
  const [isChoosing, setChoosing] = useState(false);
  const [picked, setPicked] = useState<Image | null>(null);
  const stored = entry?.[name.slice(0, -2)] as Image | null | undefined;
  const image = [picked, stored].find((one) => one && one.id === value);
  return (
    <div className="picture-field">
      {image ? (
        <img
          src={image.url}
          srcSet={image.srcset}
          sizes="288px"
          alt={image.alt}
          width={image.width}
          height={image.height}
        />
      ) : (
        <span className="picture-none">
          <Svg source={imageIcon} className="icon" />
          {t('No picture')}
        </span>
      )}
      <div className="in-line picture-actions">
        <Button ref={inputRef} id={id} small aria-describedby={describedBy} onClick={() => setChoosing(true)}>
          {image ? t('Change') : t('Choose a picture')}
        </Button>
        {image ? (
          <Button variant="quiet" small onClick={() => onChange(null)}>
            {t('Remove')}
          </Button>
        ) : null}
      </div>
      {isChoosing ? (
        <PictureDialog
          chosenId={typeof value === 'number' ? value : null}
          onClose={() => setChoosing(false)}
          onChoose={(next) => {
            setPicked(next);
            onChange(next.id);
            setChoosing(false);
          }}
        />
      ) : null}
    </div>
  );
}
