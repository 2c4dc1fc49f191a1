import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Image } from '#contract/base.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { UploadArea } from '#web/admin/picture/upload-area.tsx';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';

interface AddPicturesProps {
  present: number[];
  add(pictures: Image[], onProgress: (done: number) => void): Promise<number>;
  onClose(): void;
}

/**
 * Chooses several pictures of the media library; new uploads are chosen as they arrive. The choice survives searching
 * and paging.
 */
export function AddPictures({ present, add, onClose }: AddPicturesProps) {
  const [query, setQuery] = useState({ q: '', page: 1 });
  const [chosen, setChosen] = useState<Image[]>([]);
  const [done, setDone] = useState<number | null>(null);
  const [problem, setProblem] = useState<string | null>(null);
  const { data, error } = useQuery({
    queryKey: ['media', 'list', query],
    queryFn: () => api.media.list({ query: { q: query.q, page: String(query.page), limit: '24' } }),
    placeholderData: keepPreviousData,
  });
  const isAdding = done !== null;

  function toggle(image: Image) {
    setChosen((before) =>
      before.some(({ id }) => id === image.id)
        ? before.filter(({ id }) => id !== image.id)
        : [...before, image],
    );
  }
  async function addChosen() {
    setProblem(null);
    try {
      const added = await add(chosen, setDone);
      said.done(counted('One picture has been added.', '{count} pictures have been added.', added));
      onClose();
    } catch (failure) {
      setProblem(inWords(failure));
      setDone(null);
    }
  }

  return (
    <Dialog title={t('Add pictures')} onClose={onClose} mustAnswer={isAdding} wide>
      <UploadArea onUploaded={(media) => setChosen((before) => withPicture(before, media))} />
      <SearchBox label="Search pictures" value={query.q} onChange={(q) => setQuery({ q, page: 1 })} />
      {error ? <p role="alert">{inWords(error)}</p> : null}
      {data?.data.length === 0 ? <p className="quiet">{t('No picture matches this.')}</p> : null}
      <ul className="stack picture-grid">
        {data?.data.map((image) => (
          <li key={image.id}>
            <Choice
              image={image}
              place={chosen.findIndex(({ id }) => id === image.id)}
              isPresent={present.includes(image.id)}
              onToggle={() => toggle(image)}
            />
          </li>
        ))}
      </ul>
      {data ? <Pager meta={data.meta} onChange={(page) => setQuery({ ...query, page })} /> : null}
      <Refusal>{problem}</Refusal>
      <div className="dialog-actions">
        <Button disabled={isAdding} onClick={onClose}>
          {t('Close')}
        </Button>
        <Button variant="primary" disabled={isAdding || chosen.length === 0} onClick={() => void addChosen()}>
          {isAdding
            ? t('Adding {number} of {count} …', { number: done + 1, count: chosen.length })
            : chosen.length > 0
              ? counted('Add one picture', 'Add {count} pictures', chosen.length)
              : t('Add pictures')}
        </Button>
      </div>
    </Dialog>
  );
}

/** Adds an upload to the choice; the same file uploaded twice is one picture. */
function withPicture(chosen: Image[], picture: Image) {
  return chosen.some(({ id }) => id === picture.id) ? chosen : [...chosen, picture];
}

interface ChoiceProps {
  image: Image;
  /** -1 if not chosen. */
  place: number;
  isPresent: boolean;
  onToggle(): void;
}

/** A picture to choose; the number is its order in the choice. */
function Choice({ image, place, isPresent, onToggle }: ChoiceProps) {
  return (
    <button
      type="button"
      className="picture-choice"
      aria-pressed={place >= 0}
      disabled={isPresent}
      onClick={onToggle}
    >
      <img
        src={image.url}
        srcSet={image.srcset}
        sizes="160px"
        alt={image.alt || t('Picture {number}', { number: plainNumber(image.id) })}
        width={image.width}
        height={image.height}
        loading="lazy"
      />
      {isPresent ? <span className="badge picture-mark">{t('In the album')}</span> : null}
      {place >= 0 ? <span className="badge picture-mark figures">{place + 1}</span> : null}
    </button>
  );
}
