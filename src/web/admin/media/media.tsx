/** The library of pictures: upload, find, describe, choose the focal point, see where each is used. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useRef } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import { type Media, MediaFields, type Use } from '#contract/media.ts';
import { plainNumber } from '#contract/words/formats.ts';
import { DeleteEntry } from '#web/admin/editor/delete-entry.tsx';
import { EditorForm } from '#web/admin/editor/editor-form.tsx';
import { useMayChange } from '#web/admin/editor/use-may-change.ts';
import { Field } from '#web/admin/field/field.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useListKeys } from '#web/admin/list/list-keys.ts';
import { type ListState, readListState, useListState } from '#web/admin/list/list-state.ts';
import type { Opening } from '#web/admin/list/opening.ts';
import { totalWords } from '#web/admin/list/total-words.ts';
import { PictureGrid } from '#web/admin/picture/picture-grid.tsx';
import { UploadArea } from '#web/admin/picture/upload-area.tsx';
import { picturesQuery, usePictures } from '#web/admin/picture/use-pictures.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf, trailTo } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Chips } from '#web/admin/ui/chips.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Pager } from '#web/admin/ui/pager.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { leaveUnasked } from '#web/admin/ui/unsaved.tsx';
import { t } from '#words/say.ts';
import { FocalField } from './focal-field.tsx';
import { UsedIn } from './used-in.tsx';

export const handle: Opening = {
  opens({ params: { id }, search }) {
    if (id) return [['media', 'get', { params: { id } }]];
    return [['media', 'list', { query: picturesQuery(wantedBy(readListState(search))) }]];
  },
};

export default function MediaPage() {
  const { id } = useParams();
  return id ? <Picture key={id} id={id} /> : <Library />;
}

const missingAlt = 'no-alt-text';
const altFilters = [
  ['', 'All'],
  [missingAlt, 'Without alt text'],
] as const;

function wantedBy({ q, page, status }: ListState) {
  return { q, page, isMissingAlt: status === missingAlt };
}

function Library() {
  const { state, change } = useListState();
  const wanted = wantedBy(state);
  const { isMissingAlt } = wanted;
  const { data, error, isPlaceholderData, refetch } = usePictures(wanted);
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, undefined);
  const isFiltered = state.q !== '' || isMissingAlt;
  return (
    <Page
      title="Media"
      trail={trailTo('media')}
      note={data && !isPlaceholderData ? totalWords(data.meta.total, isFiltered) : undefined}
      tabs={<SettingsTabs />}
    >
      <div ref={list} className="list" aria-busy={isPlaceholderData}>
        <UploadArea />
        <div className="list-tools">
          <SearchBox
            label="Search pictures"
            value={state.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
          <Chips
            label={t('Alt text')}
            options={altFilters.map(([status, label]) => [status, t(label)])}
            value={isMissingAlt ? missingAlt : ''}
            onChange={(status) => change({ status })}
          />
        </div>
        {data ? null : <Loading error={error} onRetry={() => void refetch()} />}
        {data?.data.length === 0 ? (
          <div className="empty">
            <p>{isFiltered ? t('No picture matches this.') : t('There are no pictures yet.')}</p>
            {isFiltered ? (
              <Button onClick={() => change({ q: '', status: '' })}>{t('Clear the search')}</Button>
            ) : null}
          </div>
        ) : null}
        {data && data.data.length > 0 ? (
          <>
            <PictureGrid
              pictures={data.data}
              tile={(picture, content) => (
                <Link to={addressOf('media', picture.id)}>
                  {content}
                  <span className="one-line picture-name">{picture.name}</span>
                </Link>
              )}
            />
            <Pager meta={data.meta} onChange={(page) => change({ page })} />
          </>
        ) : null}
      </div>
    </Page>
  );
}

function Picture({ id }: { id: string }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const trail = [...trailTo('media'), { label: 'Media', to: addressOf('media') }];
  const {
    data: picture,
    error,
    refetch,
  } = useQuery({
    queryKey: ['media', 'get', id],
    queryFn: async () => (await api.media.get({ params: { id } })).data,
  });
  const mayChange = useMayChange('media', id, addressOf('media', Number(id)));
  if (!picture || mayChange === undefined) {
    return (
      <Page title="Media" trail={trail}>
        <Loading error={error} onRetry={() => void refetch()}>
          <Link to={addressOf('media')} className="button">
            {t('Back to the library')}
          </Link>
        </Loading>
      </Page>
    );
  }

  async function save(changes: Record<string, unknown>, ifMatch: number | undefined) {
    const { data } = await api.media.update({ params: { id }, body: changes }, ifMatch ? { ifMatch } : {});
    queries.setQueryData(['media', 'get', id], data);
    // Every entry that shows the picture includes its text and focal point.
    void queries.invalidateQueries({
      predicate: ({ queryKey }) => queryKey[0] !== 'media' || queryKey[1] !== 'get',
    });
    return data;
  }
  async function remove(version: number | undefined) {
    try {
      await api.media.remove({ params: { id } }, version ? { ifMatch: version } : {});
    } catch (refusal) {
      // The refusal may be due to a new use: the list shows it.
      void refetch();
      throw refusal;
    }
    await leaveUnasked(() => navigate(addressOf('media'), { replace: true }));
    queries.removeQueries({ queryKey: ['media', 'get', id] });
    void queries.invalidateQueries();
    said.done(t('The picture has been deleted.'));
  }

  return (
    <EditorForm
      title={{ text: picture.name }}
      trail={trail}
      entity="media"
      fields={MediaFields}
      entry={picture}
      mayChange={mayChange}
      save={save}
      actions={(base) =>
        mayChange ? (
          <DeleteEntry
            title={picture.name}
            consequence={t(
              'The picture and its files are deleted at once, for good. You cannot delete a picture that an entry still shows.',
            )}
            onDelete={() => remove(base?.version)}
          />
        ) : null
      }
      aside={<AboutPicture picture={picture} />}
    >
      {error ? <Refusal>{inWords(error)}</Refusal> : null}
      <section className="panel">
        <h2>{t('Focal point')}</h2>
        <FocalField image={picture} />
      </section>
      <section className="panel">
        <h2>{t('Text')}</h2>
        <Field
          name="alt"
          label="Alt text"
          as="textarea"
          hint="Describe the picture in a sentence, for people who cannot see it. It is used wherever the picture appears."
        />
        <Field name="name" hint="Helps you find it here. Visitors never see it." />
      </section>
    </EditorForm>
  );
}

function AboutPicture({ picture }: { picture: Media & { usedIn: Use[] } }) {
  const { timeZone, locale } = useHospital();
  return (
    <>
      <section className="panel">
        <h2>{t('Used in')}</h2>
        <UsedIn uses={picture.usedIn} />
      </section>
      <section className="panel">
        <h2>{t('About this picture')}</h2>
        <p className="figures">
          {t('{width} × {height} pixels', {
            width: plainNumber(picture.width),
            height: plainNumber(picture.height),
          })}
        </p>
        <p className="quiet">
          {t('Uploaded {time}', { time: momentInWords(picture.createdAt, timeZone, locale) })}
        </p>
      </section>
    </>
  );
}
