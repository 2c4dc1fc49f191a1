/** A field's name and value as in its form, for comparison with another value. */

import { useQuery } from '@tanstack/react-query';
import { plainNumber } from '#contract/words/formats.ts';
import { useFormScope } from '#web/admin/field/form-scope.ts';
import { optionName, useOptions } from '#web/admin/field/options.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { labelOf } from '#web/admin/ui/field-labels.ts';
import { kindOf, schemaAt } from '#web/admin/ui/field-schema.ts';
import { t } from '#words/say.ts';
import { fieldText } from './value-text.ts';

export function FieldName({ name }: { name: string }) {
  return useFormScope().shownFields.get(name)?.label ?? labelOf(name);
}

/** Marks what differs from the other value. */
export function FieldValue({ name, value, other }: { name: string; value: unknown; other: unknown }) {
  const { fields, shownFields } = useFormScope();
  const hospital = useHospital();
  const { as, of, shown: words } = shownFields.get(name) ?? {};
  const schema = schemaAt(fields, name);
  const kind = as ?? kindOf(schema);
  const entries = useOptions(kind === 'choice' ? of : undefined);
  if (kind === 'picture' && typeof value === 'number') return <Picture id={value} />;
  // Without a mounted field its options never load.
  const nameOf = (id: number) => optionName(of ? entries : { options: [], state: 'ready' }, id);
  const textOf = (one: unknown) => fieldText(one, { schema, kind, words, nameOf }, hospital);
  const [[head, changed, tail]] = changedPart(textOf(value), textOf(other));
  return (
    <span className="conflict-value">
      {head}
      {changed ? <mark>{changed}</mark> : null}
      {tail}
    </span>
  );
}

/** A deleted picture shows its id. */
function Picture({ id }: { id: number }) {
  const { data, isPending } = useQuery({
    queryKey: ['media', 'compared', id],
    queryFn: async () => (await api.media.get({ params: { id: String(id) } })).data,
    retry: false,
    staleTime: 30_000,
  });
  if (!data)
    return (
      <span className="conflict-value">
        {isPending ? '…' : t('No. {number}', { number: plainNumber(id) })}
      </span>
    );
  return (
    <figure className="conflict-picture">
      <img
        src={data.url}
        srcSet={data.srcset}
        sizes="144px"
        alt={data.alt}
        width={data.width}
        height={data.height}
      />
      <figcaption className="quiet">{data.name}</figcaption>
    </figure>
  );
}

/** Splits two texts into the common start, the changed middle and the common end, by whole words. */
function changedPart(one: string, other: string): [Part, Part] {
  const [these, those] = [one, other].map((text) => text.split(/(\s+)/)) as [string[], string[]];
  const shorter = Math.min(these.length, those.length);
  let start = 0;
  while (start < shorter && these[start] === those[start]) start++;
  let end = 0;
  while (end < shorter - start && these.at(-1 - end) === those.at(-1 - end)) end++;
  return [these, those].map((words) => {
    const until = words.length - end;
    return [words.slice(0, start), words.slice(start, until), words.slice(until)].map((some) =>
      some.join(''),
    ) as Part;
  }) as [Part, Part];
}

type Part = [before: string, changed: string, after: string];
