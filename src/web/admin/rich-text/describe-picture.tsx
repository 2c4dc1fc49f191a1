import { useState } from 'react';
import { longestCaption } from '#contract/lengths.ts';
import { sourcesOf } from '#contract/picture-address.ts';
import type { PictureAttributes } from '#contract/rich-text.ts';
import { t } from '#words/say.ts';
import { Line, Question } from './question.tsx';

interface DescribePictureProps {
  picture: PictureAttributes;
  answer: string;
  onAnswer(picture: PictureAttributes): void;
  onClose(): void;
}

export function DescribePicture({ picture, answer, onAnswer, onClose }: DescribePictureProps) {
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
