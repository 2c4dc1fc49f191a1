/** The editor of one entry of a resource: loads, saves and deletes it. A page gives the fields and their order. */

import { useQuery, useQueryClient } from '@tanstack/react-query';
import { type ReactNode, useRef, useState } from 'react';
import { Link, useNavigate, useParams } from 'react-router';
import type { z } from 'zod';
import { snakeCase } from '#contract/resources.ts';
import { translated } from '#contract/translatable.ts';
import { languageName } from '#web/admin/field/language-names.ts';
import { Page } from '#web/admin/frame/page.tsx';
import type { Listed } from '#web/admin/list/list-query.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf, menuEntry, trailTo } from '#web/admin/session/menu.ts';
import type { Values } from '#web/admin/session/merge.ts';
import { useRequestKey } from '#web/admin/session/request-key.ts';
import { type EditableResource, goneWords, wordsOf } from '#web/admin/session/resource-words.ts';
import { useMayOpen } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { translationAddress } from '#web/admin/session/translation-address.ts';
import { useBringBack } from '#web/admin/ui/bring-back.ts';
import { kindOf } from '#web/admin/ui/kind-of.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { leaveUnasked } from '#web/admin/ui/unsaved.tsx';
import type { CallOptions } from '#web/api/client.ts';
import { t } from '#words/say.ts';
import { DeleteEntry } from './delete-entry.tsx';
import { EditorForm } from './editor-form.tsx';
import { History } from './history.tsx';
import { Publishing } from './publishing.tsx';
import { SeeOnSite } from './see-on-site.tsx';
import { useMayChange } from './use-may-change.ts';
import type { Stored } from './use-save.ts';

interface EditorProps {
  resource: Listed;
  fields: z.ZodObject;
  initial?: Values;
  tabs?: ReactNode;
  /** A message about the answer to a save. */
  told?(saved: Stored): ReactNode;
  children: ReactNode;
}

export function Editor({ resource, fields, initial, tabs, told, children }: EditorProps) {
  const { id = 'new' } = useParams();
  const navigate = useNavigate();
  const queries = useQueryClient();
  const calls = api[resource] as unknown as Calls;
  const { label, site } = menuEntry(resource);
  const words = wordsOf(resource as EditableResource);
  const trail = [...trailTo(resource), { label, to: addressOf(resource) }];
  const isNew = id === 'new';
  // A new entry, once saved, stays in the same form with what was typed meanwhile.
  const created = useRef<string | null>(null);
  const keyOf = useRequestKey();
  const [opened, setOpened] = useState({ id, form: 0 });
  if (opened.id !== id) setOpened({ id, form: created.current === id ? opened.form : opened.form + 1 });
  const bringBack = useBringBack(resource as EditableResource);
  const address = isNew ? addressOf(resource, 'new') : addressOf(resource, Number(id));
  const mayChangeIt = useMayChange(resource, id, address);
  const mayChange = created.current === id ? true : mayChangeIt;
  const [saved, setSaved] = useState<Stored | null>(null);
  const {
    data: entry,
    error,
    refetch,
  } = useQuery({
    queryKey: [resource, 'get', id],
    queryFn: async () => (await calls.get({ params: { id } })).data,
    enabled: !isNew,
  });
  if ((!isNew && !entry) || mayChange === undefined) {
    return (
      <Page title={label} trail={trail}>
        <Loading error={error} onRetry={() => void refetch()}>
          <Link to={addressOf(resource)} className="button">
            {t('Back to the list')}
          </Link>
        </Loading>
      </Page>
    );
  }

  async function save(changes: Values, ifMatch: number | undefined) {
    const { data } = isNew
      ? await calls.create({ body: changes }, { idempotencyKey: keyOf(changes) })
      : await calls.update({ params: { id }, body: changes }, ifMatch === undefined ? {} : { ifMatch });
    queries.setQueryData([resource, 'get', String(data.id)], data);
    setSaved(data);
    // Other lists show this entry's name, so every inactive query reloads when next shown.
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'get' });
    if (isNew) {
      created.current = String(data.id);
      await leaveUnasked(() => navigate(addressOf(resource, data.id as number), { replace: true }));
    }
    return data;
  }
  function restored(data: Stored) {
    queries.setQueryData([resource, 'get', id], data);
    void queries.invalidateQueries({ predicate: ({ queryKey }) => queryKey[1] !== 'get' });
  }
  async function remove(version: number | undefined) {
    await calls.remove({ params: { id } }, version === undefined ? {} : { ifMatch: version });
    await leaveUnasked(() => navigate(addressOf(resource), { replace: true }));
    // The page being left may still show the entry, and would request what no longer exists.
    const queryKey = [resource, 'get', id];
    queries.removeQueries({ queryKey, type: 'inactive' });
    void queries.invalidateQueries({ queryKey, refetchType: 'none' });
    void queries.invalidateQueries({ predicate: ({ queryHash }) => queryHash !== JSON.stringify(queryKey) });
    said.done(t(words.deleted), () => bringBack([Number(id)]));
  }

  const title = isNew ? t(words.create) : nameOf(entry, resource);
  return (
    <EditorForm
      key={opened.form}
      title={{ text: title }}
      trail={trail}
      tabs={tabs}
      entity={snakeCase(resource)}
      fields={fields}
      entry={entry ?? null}
      mayChange={mayChange}
      initial={isNew ? initial : undefined}
      save={save}
      actions={(base) =>
        base && mayChange ? (
          <>
            <History entity={snakeCase(resource)} base={base} fields={fields} onRestored={restored} />
            {site ? <SeeOnSite resource={resource} site={site} base={base} /> : null}
            <DeleteEntry
              title={title}
              consequence={`${goneWords(resource as EditableResource, site)} ${t('Whatever refers to it carries on without it. It stays in the bin for 30 days.')}`}
              onDelete={() => remove(base.version)}
            />
          </>
        ) : null
      }
      aside={'status' in fields.shape ? <Side {...{ fields, site, resource, id }} /> : undefined}
    >
      {saved && told?.(saved)}
      {children}
    </EditorForm>
  );
}

/** Calls of any resource, untyped: the schema checks the form's values. */
interface Calls {
  get(input: { params: { id: string } }): Promise<{ data: Stored }>;
  create(input: { body: Values }, options: { idempotencyKey: string }): Promise<{ data: Stored }>;
  update(input: { params: { id: string }; body: Values }, options: CallOptions): Promise<{ data: Stored }>;
  remove(input: { params: { id: string } }, options: CallOptions): Promise<unknown>;
}

function nameOf(entry: Values | undefined, resource: Listed) {
  return String(entry?.name || entry?.title || kindOf(resource));
}

interface SideProps {
  fields: z.ZodObject;
  site: string | undefined;
  resource: Listed;
  id: string;
}

function Side({ fields, site, resource, id }: SideProps) {
  return (
    <>
      <Publishing fields={fields} site={site} />
      {id === 'new' ? null : <Translations resource={resource} id={Number(id)} />}
    </>
  );
}

function Translations({ resource, id }: { resource: string; id: number }) {
  const { languages } = useHospital();
  const mayOpen = useMayOpen();
  if (languages.length === 0 || !translated.includes(resource) || !mayOpen(addressOf('translation')))
    return null;
  return (
    <section className="panel">
      <h2>{t('Other languages')}</h2>
      <ul className="stack">
        {languages.map((language) => (
          <li key={language}>
            <Link to={translationAddress({ resource, id }, language)}>{languageName(language)}</Link>
          </li>
        ))}
      </ul>
    </section>
  );
}
