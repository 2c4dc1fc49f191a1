import { useQuery } from '@tanstack/react-query';
import { useController } from 'react-hook-form';
import { api } from '#web/admin/session/session.ts';
import { Options } from '#web/admin/ui/options.tsx';
import { FieldFrame } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/** The kind of room that a visit requires, from those of the existing rooms. */
export function RoomKindField() {
  const { field, fieldState } = useController({ name: 'roomKind' });
  const { data: rooms } = useQuery({
    queryKey: ['room', 'kinds'],
    queryFn: async () => (await api.room.list({ query: { limit: '100', sort: 'name' } })).data,
    staleTime: 30_000,
  });
  const value = String(field.value ?? '');
  const kinds = [...new Set([...(rooms ?? []).map(({ kind }) => kind), ...(value ? [value] : [])])].sort();
  const id = 'field-roomKind';
  return (
    <FieldFrame
      id={id}
      label={t('Room or device')}
      hint={t('Each visit takes one of this kind. Free times are offered only while one is free.')}
      error={fieldState.error?.message}
      required={false}
    >
      <select
        id={id}
        ref={field.ref}
        className="input"
        value={value}
        aria-describedby={`${id}-hint`}
        aria-invalid={fieldState.error ? true : undefined}
        onBlur={field.onBlur}
        onChange={({ target }) => field.onChange(target.value)}
      >
        <option value="">{t('None')}</option>
        <Options of={kinds.map((kind) => [kind, kind])} />
      </select>
    </FieldFrame>
  );
}
