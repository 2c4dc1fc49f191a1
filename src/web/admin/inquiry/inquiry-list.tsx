import { DownloadFile } from '#web/admin/export/download.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { t } from '#words/say.ts';
import { StateList } from '../list/state-list.tsx';
import { statusWords } from './inquiry-words.ts';

export const inquirySorts = ['createdAt', 'updatedAt', 'name'];

export function InquiryList() {
  const { timeZone, locale } = useHospital();
  return (
    <StateList
      resource="inquiry"
      words={statusWords}
      sorts={inquirySorts}
      nothing="There are no inquiries yet."
      isOpened
      actions={(filters) => <DownloadFile resource="inquiry" query={filters} name="inquiries" />}
      columns={[
        {
          key: 'name',
          label: 'From',
          cell: ({ name, subject, message, status }) => (
            <span className={status === 'new' ? undefined : 'inquiry-seen'}>
              <strong>{name}</strong>
              <span className="second">{subject || message}</span>
            </span>
          ),
        },
        { key: 'topic', label: 'About|topic', wide: true, cell: ({ topic }) => topic },
        {
          key: 'status',
          label: 'Status',
          cell: ({ status }) => <span className={`badge badge-${status}`}>{t(statusWords[status])}</span>,
        },
        {
          key: 'createdAt',
          label: 'Received',
          wide: true,
          cell: ({ createdAt }) => (
            <span className="figures">{momentInWords(createdAt, timeZone, locale)}</span>
          ),
        },
      ]}
    />
  );
}
