import { useQuery } from '@tanstack/react-query';
import type { Inquiry } from '#contract/inquiry.ts';
import { fill } from '#contract/mail-text.ts';
import { languageOrMain } from '#web/admin/field/language-names.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Options } from '#web/admin/ui/options.tsx';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

/** Saved replies to start from, those in the sender's language first; nothing if there are none. */
export function ReplyChoice({ inquiry, onChoose }: { inquiry: Inquiry; onChoose(text: string): void }) {
  const { name: hospital } = useHospital();
  const { data } = useQuery({
    queryKey: ['savedReply', 'options'],
    queryFn: async () => {
      const [
        { data: replies },
        {
          data: [contact],
        },
      ] = await Promise.all([
        api.savedReply.list({ query: { limit: '100', sort: 'name' } }),
        api.contact.list(),
      ]);
      return { replies, phone: contact?.phone_number.split(',')[0]?.trim() ?? '' };
    },
    staleTime: 60_000,
  });
  if (!data || data.replies.length === 0) return null;
  const own = data.replies.filter(({ language }) => language === inquiry.language);
  const others = data.replies.filter(({ language }) => language !== inquiry.language);
  const values = { name: inquiry.name, hospital, phone: data.phone };
  return (
    <Field
      as="select"
      label={t('Begin with a saved reply')}
      mark=""
      value=""
      onChange={({ target }) => {
        const chosen = data.replies.find(({ id }) => String(id) === target.value);
        if (chosen) onChoose(fill(chosen.text, values));
      }}
    >
      <option value="">{t('Choose a saved reply')}</option>
      <Options of={own.map(({ id, name }) => [id, name])} />
      {others.length > 0 ? (
        <optgroup label={t('In other languages')}>
          <Options
            of={others.map(({ id, name, language }) => [
              id,
              t('{words}, {more}', { words: name, more: languageOrMain(language) }),
            ])}
          />
        </optgroup>
      ) : null}
    </Field>
  );
}
