import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import type { GalleryImage } from '#contract/gallery.ts';
import { longestCaption } from '#contract/lengths.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { useUnsaved } from '#web/admin/ui/unsaved.tsx';
import { ApiProblem } from '#web/api/client.ts';
import { t } from '#words/say.ts';

interface CaptionFieldProps {
  image: GalleryImage;
  label: string;
  onSaved(image: GalleryImage): void;
}

/**
 * A caption, edited in place: saved on leaving the field or by Enter. A colleague's caption saved meanwhile is shown
 * and not overwritten.
 */
export function CaptionField({ image, label, onSaved }: CaptionFieldProps) {
  const [words, setWords] = useState(image.caption);
  const [note, setNote] = useState('');
  /** The caption that editing started from; any other is a colleague's. */
  const base = useRef(image.caption);
  const isSaving = useRef(false);
  const isChanged = words.trim() !== image.caption;
  useUnsaved(isChanged);
  useEffect(() => {
    if (words !== base.current) return;
    base.current = image.caption;
    setWords(image.caption);
  }, [image.caption, words]);

  async function save() {
    if (!isChanged || isSaving.current) return;
    if (image.caption !== base.current) return tellOf(image);
    isSaving.current = true;
    try {
      const saved = await send(image);
      base.current = saved.caption;
      setWords(saved.caption);
      onSaved(saved);
      setNote(t('Saved.'));
    } catch (error) {
      const current = currentOf(error);
      if (current) {
        onSaved(current);
        tellOf(current);
      } else setNote(inWords(error));
    }
    isSaving.current = false;
  }
  async function send({ id, version }: GalleryImage): Promise<GalleryImage> {
    try {
      const input = { params: { id: String(id) }, body: { caption: words } };
      return (await api.galleryImage.update(input, { ifMatch: version })).data;
    } catch (error) {
      const current = currentOf(error);
      // Only its position changed, perhaps by the same user.
      if (current?.caption === base.current) return send(current);
      throw error;
    }
  }
  /** Shows a colleague's caption; from then on saving replaces it. */
  function tellOf({ caption }: GalleryImage) {
    base.current = caption;
    setNote(t('Someone else wrote “{caption}”. Press Enter to replace it with yours.', { caption }));
  }
  function press(event: KeyboardEvent) {
    const isSave = event.key.toLowerCase() === 's' && (event.ctrlKey || event.metaKey);
    if (event.key === 'Enter' && !event.shiftKey) event.preventDefault();
    else if (!isSave) return;
    void save();
  }

  return (
    <div>
      <textarea
        className="input"
        rows={2}
        maxLength={longestCaption}
        aria-label={label}
        placeholder={t('Caption')}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setNote('');
        }}
        onKeyDown={press}
        onBlur={() => void save()}
      />
      <p role="status" className="album-tile-note">
        {note}
      </p>
    </div>
  );
}

/** The current picture from a refusal for an outdated version. */
function currentOf(error: unknown) {
  return error instanceof ApiProblem && error.is('stale-version')
    ? (error.body.current as GalleryImage)
    : undefined;
}
