import { type KeyboardEvent, useState } from 'react';
import type { Image } from '#contract/base.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { CloseAction } from '#web/admin/ui/dialog-actions.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { PictureGrid } from './picture-grid.tsx';
import { UploadArea } from './upload-area.tsx';
import { usePictures } from './use-pictures.ts';

interface PictureDialogProps {
  chosenId: number | null;
  onChoose(image: Image): void;
  onClose(): void;
}

export function PictureDialog({ chosenId, onChoose, onClose }: PictureDialogProps) {
  const [query, setQuery] = useState({ q: '', page: 1 });
  const { data, error } = usePictures(query);
  return (
    <Dialog title={t('Choose a picture')} onClose={onClose} wide>
      <UploadArea onUse={onChoose} />
      {/* biome-ignore lint/a11y/noStaticElementInteractions: it only keeps Enter from the form around the dialog. */}
      <div className="list-tools" onKeyDown={keepFromForm}>
        <SearchBox label="Search pictures" value={query.q} onChange={(q) => setQuery({ q, page: 1 })} />
      </div>
      {error ? <p role="alert">{inWords(error)}</p> : null}
      {data?.data.length === 0 ? <p className="quiet">{t('No picture matches this.')}</p> : null}
      <PictureGrid
        pictures={data?.data ?? []}
        tile={(picture, content) => (
          <button type="button" aria-pressed={picture.id === chosenId} onClick={() => onChoose(picture)}>
            {content}
          </button>
        )}
      />
      {data ? <Pager meta={data.meta} onChange={(page) => setQuery({ ...query, page })} /> : null}
      <CloseAction onClose={onClose} />
    </Dialog>
  );
}

/** The dialog is inside an entry's form: Enter in the search must not save that entry. */
function keepFromForm(event: KeyboardEvent) {
  if (event.key === 'Enter') event.preventDefault();
}
