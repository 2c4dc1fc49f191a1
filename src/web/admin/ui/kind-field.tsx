import { useController, useFormContext } from 'react-hook-form';
import type { Sentence } from '#contract/validation-message.ts';
import { Options } from '#web/admin/ui/options.tsx';
import { FieldFrame } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

export function KindField<Kind extends string>({
  path,
  label,
  kinds,
  onChoose,
}: {
  path: string;
  label: string;
  kinds: Record<Kind, Sentence>;
  /** Clears the fields that the kind does not have, since hidden errors could not be corrected. */
  onChoose(kind: Kind, set: (name: string, value: unknown) => void): void;
}) {
  const { field } = useController({ name: `${path}.kind` });
  const { setValue } = useFormContext();
  const id = `field-${path}.kind`;
  return (
    <FieldFrame id={id} label={label} required>
      <select
        id={id}
        ref={field.ref}
        className="input"
        value={field.value}
        onBlur={field.onBlur}
        onChange={({ target }) => {
          field.onChange(target.value);
          onChoose(target.value as Kind, (name, value) =>
            setValue(`${path}.${name}`, value, { shouldDirty: true, shouldValidate: true }),
          );
        }}
      >
        <Options of={Object.entries<Sentence>(kinds).map(([kind, words]) => [kind, t(words)])} />
      </select>
    </FieldFrame>
  );
}
