import { useParams } from 'react-router';
import { GalleryFields } from '#contract/gallery.ts';
import { Editor } from '#web/admin/editor/editor.tsx';
import { Field } from '#web/admin/field/field.tsx';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { TitleCell } from '#web/admin/list/common-columns.tsx';
import { List } from '#web/admin/list/list.tsx';
import { opening } from '#web/admin/list/opening.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { t } from '#words/say.ts';
import { AlbumPictures } from './album-pictures.tsx';

export const handle = opening('gallery');

export default function GalleryPage() {
  return useParams().id ? <AlbumEditor /> : <AlbumList />;
}

function AlbumList() {
  const { locale } = useHospital();
  return (
    <List
      resource="gallery"
      columns={[
        {
          key: 'title',
          label: 'Title',
          cell: ({ cover, firstImage, title, description }) => (
            <TitleCell image={cover ?? firstImage} title={title} second={description} />
          ),
        },
        {
          key: 'imageCount',
          label: 'Pictures',
          wide: true,
          align: 'end',
          cell: ({ imageCount }) => imageCount,
        },
        {
          key: 'takenOn',
          label: 'Taken on',
          wide: true,
          cell: ({ takenOn }) => (takenOn ? dayInWords(takenOn, locale, 'short') : null),
        },
      ]}
    />
  );
}

function AlbumEditor() {
  const { id = 'new' } = useParams();
  return (
    <Editor resource="gallery" fields={GalleryFields} initial={{ status: 'draft' }}>
      <section className="panel columns">
        <h2>{t('Album')}</h2>
        <Field name="title" />
        <Field name="takenOn" label="Taken on" hint="Visitors see the month and the year." />
        <Field name="description" className="whole" />
      </section>
      {id === 'new' ? (
        <section className="panel">
          <h2>{t('Pictures')}</h2>
          <p className="quiet">{t('Save the album, then choose its pictures here.')}</p>
        </section>
      ) : (
        <AlbumPictures key={id} id={id} />
      )}
    </Editor>
  );
}
