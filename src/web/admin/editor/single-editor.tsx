import { type UseQueryResult, useQueryClient } from '@tanstack/react-query';
import type { ReactNode } from 'react';
import type { z } from 'zod';
import { Page } from '#web/admin/frame/page.tsx';
import { addressOf } from '#web/admin/session/menu.ts';
import type { Values } from '#web/admin/session/merge.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import type { Words } from '#web/admin/ui/words.ts';
import type { CallOptions } from '#web/api/client.ts';
import { EditorForm } from './editor-form.tsx';
import type { Stored } from './use-save.ts';

export function SingleEditor<Entry extends Stored>({
  title,
  entity,
  fields,
  query,
  save,
  after,
  children,
}: {
  title: Words;
  entity: 'settings' | 'contact' | 'sociallink' | 'retention';
  fields: z.ZodObject;
  query: UseQueryResult<Entry>;
  save(input: { body: never }, options: CallOptions): Promise<{ data: Entry }>;
  after?: ReactNode;
  children: ReactNode;
}) {
  const queries = useQueryClient();
  const frame = { title, trail: [{ label: 'Settings', to: addressOf('settings') }], tabs: <SettingsTabs /> };
  if (!query.data) {
    return (
      <Page {...frame}>
        <Loading error={query.error} onRetry={() => void query.refetch()} />
      </Page>
    );
  }
  return (
    <EditorForm
      {...frame}
      entity={entity}
      fields={fields}
      entry={query.data}
      after={after}
      save={async (changes: Values, ifMatch) => {
        const { data } = await save({ body: changes as never }, ifMatch === undefined ? {} : { ifMatch });
        void queries.invalidateQueries({ queryKey: [entity] });
        return data;
      }}
    >
      {children}
    </EditorForm>
  );
}
