import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { Inquiry } from '#contract/inquiry.ts';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Loading } from '#web/admin/ui/loading.tsx';
import { t } from '#words/say.ts';
import { HistoryList } from '../activity/history-list.tsx';
import { WhoLooked } from '../activity/who-looked.tsx';

export function InquiryHistory({ inquiry }: { inquiry: Inquiry }) {
  const [isOpen, setOpen] = useState(false);
  return (
    <section className="panel">
      <details className="visit-past" onToggle={(event) => setOpen(event.currentTarget.open)}>
        <summary>{t('History')}</summary>
        {isOpen ? <History inquiry={inquiry} /> : null}
      </details>
    </section>
  );
}

function History({ inquiry: { id, version, createdAt } }: { inquiry: Inquiry }) {
  const { timeZone, locale } = useHospital();
  const { data, error, refetch } = useQuery({
    queryKey: ['activity', 'inquiry', id, version],
    queryFn: async () => (await api.activity.ofInquiry({ params: { id: String(id) } })).data,
  });
  if (!data) return <Loading error={error} onRetry={() => void refetch()} />;
  return (
    <>
      <HistoryList deeds={data}>
        <li>
          {t('Received')}
          <span className="second">{momentInWords(createdAt, timeZone, locale)}</span>
        </li>
      </HistoryList>
      <WhoLooked entity="inquiry" id={id} words={t('Who looked at this inquiry')} />
    </>
  );
}
