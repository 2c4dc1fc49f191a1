import { useQueryClient } from '@tanstack/react-query';
import { plainNumber } from '#contract/words/formats.ts';
import { api } from '#web/admin/session/session.ts';
import { Options } from '#web/admin/ui/options.tsx';
import { attempt } from '#web/admin/ui/toasts.tsx';
import { t } from '#words/say.ts';
import { type ControlProps, inputProps } from './control.ts';
import { type LoadedOptions, optionName, useOptions } from './options.ts';
import { TokenBox } from './token-box.tsx';

export function ChoiceField(props: ControlProps) {
  const choices = useOptions(props.of);
  return props.isList ? <Several {...props} {...choices} /> : <One {...props} options={choices.options} />;
}

function One({ options, ...props }: ControlProps & Pick<LoadedOptions, 'options'>) {
  const { value, onChange } = props;
  const isUnknown = typeof value === 'number' && !options?.some(({ id }) => id === value);
  return (
    <select
      {...inputProps(props)}
      className="input"
      value={String(value ?? '')}
      onChange={({ target }) => onChange(target.value ? Number(target.value) : null)}
    >
      <option value="">{t('None')}</option>
      {isUnknown ? (
        <option value={value}>{options ? t('No. {number}', { number: plainNumber(value) }) : '…'}</option>
      ) : null}
      <Options of={options?.map(({ id, label }) => [id, label])} />
    </select>
  );
}

function Several({ options = [], state, ...props }: ControlProps & LoadedOptions) {
  const { value, onChange } = props;
  const queries = useQueryClient();
  const chosen = Array.isArray(value) ? (value as number[]) : [];
  const token = (id: number) => ({
    key: id,
    label: optionName({ options, state }, id),
  });
  async function addSpeciality(name: string) {
    await attempt(async () => {
      const { data } = await api.speciality.create({ body: { name } });
      await queries.invalidateQueries({ queryKey: ['speciality'] });
      onChange([...chosen, data.id]);
    });
  }
  return (
    <TokenBox
      control={props}
      chosen={chosen.map(token)}
      options={options.filter(({ id }) => !chosen.includes(id)).map(({ id }) => token(id))}
      state={state}
      placeholder={props.of === 'visitType' ? t('All visit types') : t('Choose …')}
      onAdd={({ key }) => onChange([...chosen, key])}
      onRemove={({ key }) => onChange(chosen.filter((one) => one !== key))}
      // A speciality only needs a name.
      onNew={props.of === 'speciality' ? (name) => void addSpeciality(name) : undefined}
    />
  );
}
