import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Image } from '#contract/base.ts';
import { Dialog } from '../dialog.tsx';
import { inWords } from '../error-words.ts';
import { Pager } from '../list/pager.tsx';
import { SearchBox } from '../list/search-box.tsx';
import { api } from '../session.ts';

export function PictureDialog({
  chosenId,
  onChoose,
  onClose,
}: {
  chosenId: number | null;
  onChoose(image: Image): void;
  onClose(): void;
}) {
  const [query, setQuery] = useState({ q: '', page: 1 });
  const { data, error } = useQuery({
    queryKey: ['media', 'list', query],
    queryFn: () => api.media.list({ query: { q: query.q, page: String(query.page), limit: '24' } }),
    placeholderData: keepPreviousData,
  });
  return (
    <Dialog title="Choose a picture" onClose={onClose} wide>
      <SearchBox label="Search pictures" value={query.q} onChange={(q) => setQuery({ q, page: 1 })} />
      {error ? <p role="alert">{inWords(error)}</p> : null}
      {data?.data.length === 0 ? <p className="quiet">No picture matches this.</p> : null}
      <ul className="picture-grid">
        {data?.data.map((image) => (
          <li key={image.id}>
            <button type="button" aria-pressed={image.id === chosenId} onClick={() => onChoose(image)}>
              <img
                src={image.url}
                srcSet={image.srcset}
                sizes="160px"
                alt={image.alt || `Picture ${image.id}`}
                width={image.width}
                height={image.height}
                loading="lazy"
              />
            </button>
          </li>
        ))}
      </ul>
      {data ? <Pager meta={data.meta} onChange={(page) => setQuery({ ...query, page })} /> : null}
      <div className="dialog-actions">
        <button type="button" className="button" onClick={onClose}>
          Close
        </button>
      </div>
    </Dialog>
  );
}
