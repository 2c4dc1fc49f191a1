import { Field } from '#web/ui/core/field.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { ownName } from '#web/ui/own-name.ts';
import { type Language, languages } from '#words/language.ts';
import { t } from '#words/say.ts';

export function StaffLanguageField({
  language,
  ...props
}: {
  language: Language | '';
  hint?: string;
  error: string | undefined;
}) {
  return (
    <Field
      as="select"
      label={t('Language of the staff area')}
      name="language"
      defaultValue={language}
      mark=""
      {...props}
    >
      <option value="">{t('The hospital’s main language')}</option>
      {languages.map((one) => (
        <option key={one} value={one} {...langOf({ language: one })}>
          {ownName(one)}
        </option>
      ))}
    </Field>
  );
}
