import type { Editor } from '@tiptap/react';
import { useState } from 'react';
import type { Image } from '#contract/base.ts';
import { longestCaption } from '#contract/lengths.ts';
import { keyOf, sourcesOf } from '#contract/picture-address.ts';
import type { PictureAttributes } from '#contract/rich-text.ts';
import { PictureDialog } from '#web/admin/picture/picture-dialog.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { insertBlock } from './insert-block.ts';
import { Line, Question } from './question.tsx';
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

interface DescribePictureProps {
  picture: PictureAttributes;
  answer: string;
  onAnswer(picture: PictureAttributes): void;
  onClose(): void;
}

function DescribePicture({ picture, answer, onAnswer, onClose }: DescribePictureProps) {
  const [alt, setAlt] = useState(picture.alt);
  const [caption, setCaption] = useState(picture.caption ?? '');
  const [error, setError] = useState<string | null>(null);
  function send() {
    if (!alt.trim()) return setError(t('Describe the picture in a few words.'));
    onAnswer({ ...picture, alt: alt.trim(), caption: caption.trim() });
  }
  return (
    <Question title={t('Describe the picture')} answer={answer} onAnswer={send} onClose={onClose}>
      <img
        className="rich-chosen"
        src={sourcesOf(picture).url}
        alt=""
        width={picture.width}
        height={picture.height}
      />
      <Line
        label={t('What it shows')}
        value={alt}
        onChange={setAlt}
        hint={t('Read aloud to people who cannot see the picture.')}
        error={error}
        maxLength={longestCaption}
        autoFocus
      />
      <Line
        label={t('Caption')}
        value={caption}
        onChange={setCaption}
        hint={t('Shown below the picture. You can leave it empty.')}
        maxLength={longestCaption}
      />
    </Question>
  );
}
