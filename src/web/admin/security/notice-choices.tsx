import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useEffect, useRef, useState } from 'react';
import { useLocation } from 'react-router';
import {
  type NoticeChoices as Choices,
  ChosenKind,
  digestHours,
  NoticeWay,
  noticeAreas,
} from '#contract/notice.ts';
import { kindWords, wayWords } from '#web/admin/bell/notice-words.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMe } from '#web/admin/session/me.ts';
import { useMay } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { useSubmit } from '#web/admin/session/use-submit.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { Options } from '#web/admin/ui/options.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { say } from '#web/admin/ui/words.ts';
import { timeWords } from '#web/dates/words.ts';
import { Field } from '#web/ui/core/field.tsx';
import { t } from '#words/say.ts';

export function NoticeChoices() {
  const { hash } = useLocation();
  const section = useRef<HTMLElement>(null);
  const { data, error, refetch } = useQuery({
    queryKey: ['noticeChoice', 'get'],
    queryFn: async () => (await api.noticeChoice.get()).data,
  });
  // By then the content above has its height.
  useEffect(() => {
    if (data && hash === '#notices') section.current?.scrollIntoView();
  }, [data, hash]);
  return (
    <section ref={section} id="notices" className="panel" aria-labelledby="notices-heading">
      <h2 id="notices-heading">{t('Notices')}</h2>
      {data ? <Form choices={data} /> : <Loading error={error} onRetry={() => void refetch()} />}
    </section>
  );
}

function Form({ choices }: { choices: Choices }) {
  const queries = useQueryClient();
  const may = useMay();
  const { data: me } = useMe();
  const { locale } = useHospital();
  const [ways, setWays] = useState(choices);
  const kinds = ChosenKind.options.filter((kind) => may(noticeAreas[kind]));
  const { submit, isSending, problem, errors } = useSubmit(async (entered) => {
    const body = { ...ways, digestHour: Number(entered.digestHour ?? ways.digestHour) };
    const { data } = await api.noticeChoice.update({ body });
    said.done(t('Saved.'));
    queries.setQueryData(['noticeChoice', 'get'], data);
    await queries.invalidateQueries({ queryKey: ['notice'] });
  });
  const isMailed = kinds.some((kind) => ways[kind] === 'mail' || ways[kind] === 'digest');
  return (
    <form onSubmit={submit} className="plain-form">
      <Refusal>{problem}</Refusal>
      {kinds.map((kind) => (
        <Field
          key={kind}
          as="select"
          label={say(kindWords[kind])}
          error={errors[kind]}
          name={kind}
          required
          value={ways[kind]}
          onChange={({ target }) => setWays({ ...ways, [kind]: NoticeWay.parse(target.value) })}
        >
          <Options of={NoticeWay.options.map((way) => [way, say(wayWords[way])])} />
        </Field>
      ))}
      {kinds.some((kind) => ways[kind] === 'digest') ? (
        <Field
          as="select"
          label={t('Time of the daily mail')}
          hint={t('It comes on days when something waits, and counts all that does.')}
          error={errors.digestHour}
          name="digestHour"
          required
          defaultValue={String(ways.digestHour)}
        >
          <Options
            of={hours.map((hour) => [hour, timeWords(`${String(hour).padStart(2, '0')}:00`, locale)])}
          />
        </Field>
      ) : null}
      {isMailed && me ? (
        <p className="hint">
          {t(
            'Mail goes to {email}, at most one message in ten minutes. It says how much waits, and never about whom.',
            { email: me.email },
          )}
          {me.newEmailHoldsAtOnce ? ` ${t('There is no mail server yet, so nothing is sent.')}` : null}
        </p>
      ) : null}
      <Button type="submit" disabled={isSending}>
        {isSending ? t('Saving …') : t('Save')}
      </Button>
    </form>
  );
}

const hours = Array.from(
  { length: digestHours.last - digestHours.first + 1 },
  (_, hour) => digestHours.first + hour,
);
