/** One entry in one language: original and translation side by side, field by field. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useMemo } from 'react';
import { useController, useFormContext, useWatch } from 'react-hook-form';
import { Link, useNavigate } from 'react-router';
import { z } from 'zod';
import { bare } from '#contract/bare.ts';
import { contentFields } from '#contract/crud.ts';
import { folders } from '#contract/resources.ts';
import { RichText as RichTextSchema } from '#contract/rich-text.ts';
import {
  isSilent,
  isTextByText,
  longestOfText,
  wordsOf as translatedFields,
} from '#contract/translatable.ts';
import { type Translation, TranslationStatus } from '#contract/translation.ts';
import { DeleteEntry } from '#web/admin/editor/delete-entry.tsx';
import { EditorForm } from '#web/admin/editor/editor-form.tsx';
import { History } from '#web/admin/editor/history.tsx';
import type { Stored } from '#web/admin/editor/use-save.ts';
import { Field } from '#web/admin/field/field.tsx';
import { languageName } from '#web/admin/field/language-names.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf, trailTo } from '#web/admin/session/menu.ts';
import type { Values } from '#web/admin/session/merge.ts';
import { api } from '#web/admin/session/session.ts';
import { translationAddress } from '#web/admin/session/translation-address.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { labelOf } from '#web/admin/ui/field-labels.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { hasUnsavedWork, leaveUnasked } from '#web/admin/ui/unsaved.tsx';
import { FieldFrame } from '#web/ui/core/field.tsx';
import type { Language } from '#words/language.ts';
import { t, translated } from '#words/say.ts';
import copy from '~icons/lucide/copy?raw';
import { fieldsOf } from './board-query.ts';
import { Original } from './original.tsx';
import { resourceWords } from './resource-words.ts';
import { StateBadge } from './state-words.tsx';

interface TranslationAddress {
  resource: string;
  id: string;
  language: string;
}

export function Desk(place: TranslationAddress) {
  const { resource, id, language } = place;
  const params = { resource, id, language: language as Language };
  const { data, error, refetch } = useQuery({
    queryKey: ['translation', 'get', resource, id, language],
    queryFn: async () => (await api.translation.get({ params })).data,
  });
  const own = fieldsOf(resource);
  if (!data || !own) {
    return (
      <Page title="Translations" trail={trail()}>
        <Loading error={error} onRetry={() => void refetch()}>
          <Link to={addressOf('translation')} className="button">
            {t('Back to the list')}
          </Link>
        </Loading>
      </Page>
    );
  }
  return <Form place={place} translation={data} own={own} mayChange={data.mayChange} />;
}

const trail = () => [
  ...trailTo('translation'),
  { label: 'Translations' as const, to: addressOf('translation') },
];

interface FormProps {
  place: TranslationAddress;
  translation: Translation;
  own: z.ZodObject;
  mayChange: boolean;
}

function Form({ place, translation, own, mayChange }: FormProps) {
  const { resource, language } = place;
  const names = useMemo(() => translatedFields(resource, own), [resource, own]);
  const fields = useMemo(() => formFields(resource, own, names), [resource, own, names]);
  const { save, markCurrent, remove, refresh } = useWriting(place, translation);
  const title = t('{name}: {language}', { name: translation.name, language: languageName(language) });
  return (
    <EditorForm
      title={{ text: title }}
      trail={trail()}
      entity="translation"
      fields={fields}
      entry={asEntry(translation)}
      mayChange={mayChange}
      save={save}
      actions={(base) =>
        translation.id > 0 && base && mayChange ? (
          <>
            <History
              entity="translation"
              base={{ ...base, id: translation.id }}
              fields={fields}
              onRestored={refresh}
            />
            <DeleteEntry
              title={title}
              consequence={t(
                'The page then shows the words of the original in this language. The entry itself stays as it is.',
              )}
              onDelete={() => remove(base.version)}
            />
          </>
        ) : null
      }
      aside={<Aside place={place} state={translation.state} hasPage={'slug' in fields.shape} />}
    >
      {translation.state === 'outdated' ? (
        <div className="notice notice-warning notice-action">
          <p>
            {t(
              'The original has changed since it was translated. What it said before is below each field that changed.',
            )}
          </p>
          {mayChange ? (
            <Button small onClick={() => void markCurrent()}>
              {t('The translation still holds')}
            </Button>
          ) : null}
        </div>
      ) : null}
      <section className="panel">
        <h2>{t('Words|of an entry')}</h2>
        {names
          .filter((name) => !isSilent(translation.original[name]) || !isSilent(translation.words[name]))
          .map((name) => (
            <div key={name} className="translated-field">
              <Original
                label={labelOf(name)}
                order={keysOfRows(own.shape[name] as z.ZodType)}
                value={translation.original[name]}
                before={name in translation.before ? translation.before[name] : undefined}
              />
              <div className="translation-side">
                {isTextByText(name) ? (
                  <TextByTextField name={name} texts={translation.original[name] as string[]} />
                ) : (
                  <Field name={name} />
                )}
                {mayChange && !isTextByText(name) ? (
                  <CopyOriginal name={name} value={translation.original[name]} />
                ) : null}
              </div>
            </div>
          ))}
      </section>
    </EditorForm>
  );
}

/** Copies the original into the field, so that only its words have to be replaced. */
function CopyOriginal({ name, value }: { name: string; value: unknown }) {
  const { setValue } = useFormContext();
  const now = useWatch({ name });
  if (isSilent(value) || !isSilent(now)) return null;
  return (
    <Button
      variant="quiet"
      small
      icon={copy}
      onClick={() => setValue(name, structuredClone(value), { shouldDirty: true, shouldTouch: true })}
    >
      {t('Copy the original')}
    </Button>
  );
}

function keysOfRows(schema: z.ZodType): string[] {
  const list = bare(schema);
  const row = list instanceof z.ZodArray ? bare(list.element as z.ZodType) : null;
  return row instanceof z.ZodObject ? Object.keys(row.shape) : [];
}

interface AsideProps {
  place: TranslationAddress;
  state: Translation['state'];
  hasPage: boolean;
}

function Aside({ place: { resource, id, language }, state, hasPage }: AsideProps) {
  const others = useHospital().languages.filter((one) => one !== language);
  return (
    <>
      <section className="panel">
        <h2>{t('Publishing')}</h2>
        <p>
          <StateBadge state={state} /> {translated(resourceWords[resource]!)}
        </p>
        <Field name="status" hint="Only published translations are on the website." />
        <Field
          name="publishedAt"
          label="Publish at"
          hint="Leave empty to publish now. Enter a future time to schedule it."
        />
        {hasPage ? (
          <Field
            name="slug"
            label="Web address"
            hint="In Latin letters. Leave empty to use that of the original."
          />
        ) : null}
      </section>
      {others.length > 0 ? (
        <section className="panel">
          <h2>{t('Other languages')}</h2>
          <ul className="stack">
            {others.map((one) => (
              <li key={one}>
                <Link to={translationAddress({ resource, id: Number(id) }, one)}>{languageName(one)}</Link>
              </li>
            ))}
          </ul>
        </section>
      ) : null}
    </>
  );
}

function useWriting({ resource, id, language }: TranslationAddress, { version }: Translation) {
  const queries = useQueryClient();
  const navigate = useNavigate();
  const params = { resource, id, language: language as Language };
  const queryKey = ['translation', 'get', resource, id, language];
  function keep(data: Translation) {
    queries.setQueryData(queryKey, data);
    void queries.invalidateQueries({ queryKey: ['translation', 'list'] });
    return asEntry(data);
  }
  async function save(changes: Values, ifMatch: number | undefined) {
    const { data } = await api.translation.update(
      { params, body: bodyOf(changes) },
      ifMatch === undefined ? {} : { ifMatch },
    );
    return keep(data);
  }
  async function markCurrent() {
    if (hasUnsavedWork()) return said.failed(t('Save your changes first.'));
    await attempt(async () => {
      const body = { isCurrent: true as const };
      keep((await api.translation.update({ params, body }, { ifMatch: version })).data);
      said.done(t('Marked as current.'));
    });
  }
  async function remove(ifMatch: number | undefined) {
    await api.translation.remove({ params }, ifMatch === undefined ? {} : { ifMatch });
    await leaveUnasked(() => navigate(addressOf('translation'), { replace: true }));
    queries.removeQueries({ queryKey, type: 'inactive' });
    void queries.invalidateQueries({ queryKey: ['translation', 'list'] });
    said.done(t('The translation has been deleted.'));
  }
  return { save, markCurrent, remove, refresh: () => void queries.invalidateQueries({ queryKey }) };
}

/** An emptied field is untranslated. */
function bodyOf({ slug, status, publishedAt, ...words }: Values) {
  return {
    words: Object.fromEntries(Object.entries(words).map(([name, value]) => [name, value ?? ''])),
    ...(slug !== undefined && { slug: String(slug ?? '') }),
    ...(status !== undefined && { status: status as TranslationStatus }),
    ...(publishedAt !== undefined && { publishedAt: publishedAt as string | null }),
  };
}

/** Every text field of the entry, none required, and the translation's own fields. */
function formFields(resource: string, own: z.ZodObject, names: string[]) {
  const words = names.map((name) => {
    const schema = own.shape[name] as z.ZodType;
    if (isTextByText(name)) return [name, z.record(z.string(), z.string()).optional()] as const;
    // The schema itself chooses the rich text editor, without the resource's own refinements.
    const plain = isRichText(schema) ? RichTextSchema : bare(schema);
    return [name, plain.optional()] as const;
  });
  return z.strictObject({
    ...Object.fromEntries(words),
    ...(Object.values(folders).includes(resource as never) && { slug: contentFields.slug }),
    status: TranslationStatus.optional(),
    publishedAt: contentFields.publishedAt,
  });
}

function isRichText(schema: z.ZodType) {
  const inner = bare(schema) as unknown as { shape?: { type?: unknown; content?: unknown } };
  return Boolean(inner.shape?.type && inner.shape.content);
}

/** In the form's shape: text beside the translation's own fields. */
function asEntry({ words, slug, status, publishedAt, version, updatedAt }: Translation): Stored {
  return { ...words, slug, status, publishedAt, version, updatedAt };
}

/** Each text of a list beside its translation; the rest of the list is not translated. */
function TextByTextField({ name, texts }: { name: string; texts: string[] }) {
  const { field } = useController({ name });
  const said = (field.value || {}) as Record<string, string>;
  return (
    <div className="stack">
      {texts.map((text, place) => (
        <FieldFrame key={text} id={`field-${name}-${place}`} label={text} required={false}>
          <input
            id={`field-${name}-${place}`}
            className="input"
            maxLength={longestOfText}
            value={said[text] ?? ''}
            onChange={(event) => field.onChange({ ...said, [text]: event.target.value })}
            onBlur={field.onBlur}
          />
        </FieldFrame>
      ))}
    </div>
  );
}
