import { useWatch } from 'react-hook-form';
import type { z } from 'zod';
import { Field } from '#web/admin/field/field.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { t } from '#words/say.ts';

/** The side column: common fields of content entries, if the contract has them. */
export function Publishing({ fields, site }: { fields: z.ZodObject; site?: string | undefined }) {
  const has = (name: string) => name in fields.shape;
  return (
    <>
      {has('status') ? (
        <section className="panel">
          <h2>{t('Publishing')}</h2>
          <Field name="status" hint="Only published entries are on the website." />
          <Field
            name="publishedAt"
            label="Publish at"
            hint="Leave empty to publish now. Enter a future time to schedule it."
          />
          {has('publishedAt') ? <StaysDraft /> : null}
          {has('slug') ? (
            <Field
              name="slug"
              label="Web address"
              hint="The last part of the page’s address. Leave empty to make it from the name. Old addresses keep working."
            />
          ) : null}
          {has('position') ? <Field name="position" hint="Lower numbers come first." /> : null}
        </section>
      ) : null}
      {has('imageId') ? (
        <section className="panel">
          <h2>{t('Picture')}</h2>
          <Field name="imageId" label="Picture of this entry" className="label-unseen" />
        </section>
      ) : null}
      {has('seoTitle') ? (
        <details className="panel">
          <summary>
            <h2>{t('Search engines')}</h2>
          </summary>
          <Field name="seoTitle" label="Title" hint="Leave empty to use the name." />
          <Field
            name="seoDescription"
            as="textarea"
            label="Description"
            hint="Leave empty to use the summary."
          />
          <Snippet site={site} />
        </details>
      ) : null}
    </>
  );
}

/** A draft ignores its publication time, which would be noticed too late. */
function StaysDraft() {
  const [status, publishedAt] = useWatch({ name: ['status', 'publishedAt'] }) as [string, string | null];
  if (status === 'published' || !publishedAt || Date.parse(publishedAt) < Date.now()) return null;
  return (
    <p role="status" className="notice notice-warning">
      {t('This entry is not published at that time: only published entries are. Choose “Published”.')}
    </p>
  );
}

/** Roughly how a search engine shows the page. */
function Snippet({ site = '' }: { site?: string | undefined }) {
  const { name: hospital } = useHospital();
  const [name, title, slug, summary, excerpt, seoTitle, seoDescription] = useWatch({
    name: ['name', 'title', 'slug', 'summary', 'excerpt', 'seoTitle', 'seoDescription'],
  }) as string[];
  return (
    <fieldset className="well stack snippet" aria-label={t('Preview')}>
      <span className="quiet">
        {t('{page} › {entry}', { page: site.slice(1) || t('page|address'), entry: slug || '…' })}
      </span>
      <span className="snippet-title">
        {t('{page} · {hospital}', { page: seoTitle || name || title || t('Title'), hospital })}
      </span>
      <span className="snippet-text">
        {seoDescription || summary || excerpt || t('A summary helps people decide.')}
      </span>
    </fieldset>
  );
}
