import { t } from '#words/say.ts';
import type { ControlProps } from './control.ts';
import { TokenBox } from './token-box.tsx';

/** A list of words, typed or chosen from those used elsewhere. Case is ignored. */
export function TagsField(props: ControlProps) {
  const { value, onChange, shown, suggestions } = props;
  const tags = Array.isArray(value) ? (value as string[]) : [];
  const has = (word: string) => tags.some((tag) => tag.toLowerCase() === word.toLowerCase());
  const add = (word: string) => {
    if (!has(word)) onChange([...tags, word]);
  };
  return (
    <TokenBox
      control={props}
      chosen={tags.map((tag) => ({ key: tag, label: shown(tag) }))}
      options={suggestions?.filter((word) => !has(word)).map((word) => ({ key: word, label: shown(word) }))}
      placeholder={suggestions ? t('Choose or type') : t('Type and press Enter')}
      onAdd={({ key }) => add(String(key))}
      onRemove={({ key }) => onChange(tags.filter((one) => one !== key))}
      onText={add}
    />
  );
}
