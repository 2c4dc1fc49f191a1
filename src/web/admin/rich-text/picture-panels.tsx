import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Image } from '#contract/base.ts';
import { keyOf } from '#contract/picture-address.ts';
import type { PictureAttributes } from '#contract/rich-text.ts';
import { PictureDialog } from '#web/admin/picture/picture-dialog.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { DescribePicture } from './describe-picture.tsx';
import { insertBlock } from './insert-block.ts';
import type { Panel } from './tools.ts';

interface PicturePanelsProps {
  editor: Editor;
  panel: Panel | null;
  onClose(): void;
}

/** Chooses a picture of the library and asks for its description, or edits that of the selected one. */
export function PicturePanels({ editor, panel, onClose }: PicturePanelsProps) {
  const [chosen, setChosen] = useState<PictureAttributes | null>(null);
  if (panel === 'describe-picture') {
    return (
      <DescribePicture
        picture={editor.getAttributes('image') as PictureAttributes}
        answer={t('Save')}
        onAnswer={(attrs) => {
          editor.commands.updateAttributes('image', attrs);
          onClose();
        }}
        onClose={onClose}
      />
    );
  }
  if (panel !== 'choose-picture') return null;
  if (!chosen) {
    return <PictureDialog chosenId={null} onChoose={(image) => choose(image)} onClose={onClose} />;
  }
  function choose({ id, alt, width, height, ...image }: Image) {
    const key = keyOf(image);
    if (key) setChosen({ mediaId: id, key, width, height, alt });
    else said.failed(t('This picture cannot be used in a text.'));
  }
  function end() {
    setChosen(null);
    onClose();
  }
  return (
    <DescribePicture
      picture={chosen}
      answer={t('Insert picture')}
      onAnswer={(attrs) => {
        insertBlock(editor, { type: 'image', attrs });
        end();
      }}
      onClose={end}
    />
  );
}
