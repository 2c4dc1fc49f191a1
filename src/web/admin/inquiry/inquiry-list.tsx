import type { Inquiry } from '#contract/inquiry.ts';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useMe } from '#web/admin/session/me.ts';
import { InquiryTabs } from '#web/admin/ui/inquiry-tabs.tsx';
import { joined } from '#words/joined.ts';
import { t } from '#words/say.ts';
import { StateList } from '../list/state-list.tsx';
import type { StateAsked } from '../list/state-query.ts';
import type { Column } from '../list/table.tsx';
import { hasDepartments, isWaiting, statusWords, whoseWords } from './inquiry-words.ts';

const sorts = ['dueAt', 'createdAt', 'updatedAt', 'name'];
/** The most urgent first, then answered ones, newest first. */
const start = 'dueAt';
const filters = { whose: Object.keys(whoseWords), due: ['overdue'] };

export const inquiriesAsked: StateAsked = { words: statusWords, sorts, start, filters };

export function InquiryList() {
  const { timeZone, locale } = useHospital();
  const { data: me } = useMe();
  const { department: _, ...others } = whoseWords;
  return (
    <StateList
      resource="inquiry"
      words={statusWords}
      sorts={sorts}
      start={start}
      filters={{
        whose: {
          label: 'Who answers',
          all: 'Answered by anyone',
          words: hasDepartments(me) ? whoseWords : others,
        },
        due: { label: 'Answer by', words: { overdue: 'Overdue' } },
      }}
      nothing="There are no inquiries yet."
      isOpened
      tabs={<InquiryTabs />}
      actions={(filters) => <DownloadFile resource="inquiry" query={filters} name="inquiries" />}
      columns={columnsWith((instant) => momentInWords(instant, timeZone, locale))}
    />
  );
}

function columnsWith(moment: (instant: string) => string): Column<Inquiry>[] {
  return [
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
    {
      key: 'topic',
      label: 'About|topic',
      wide: true,
      cell: ({ topic, visitTypeName }) =>
        visitTypeName ? (
          <>
            {visitTypeName}
            <span className="second">{joined([t('Asks for a visit'), topic])}</span>
          </>
        ) : (
          topic
        ),
    },
    {
      key: 'status',
      label: 'Status',
      cell: ({ status }) => <span className={`badge badge-${status}`}>{t(statusWords[status])}</span>,
    },
    {
      key: 'owner',
      label: 'Who answers',
      wide: true,
      cell: ({ owner, ownerDepartment, status }) => (
        <>
          {owner ? owner.name : isWaiting(status) ? <span className="quiet">{t('Nobody yet')}</span> : null}
          {ownerDepartment ? <span className="second">{ownerDepartment.name}</span> : null}
        </>
      ),
    },
    {
      key: 'dueAt',
      label: 'Answer by',
      cell: ({ dueAt, isOverdue, status }) =>
        dueAt && isWaiting(status) ? (
          <span className="in-line">
            <span className="figures">{moment(dueAt)}</span>
            {isOverdue ? <span className="badge badge-overdue">{t('Overdue')}</span> : null}
          </span>
        ) : null,
    },
    {
      key: 'createdAt',
      label: 'Received',
      wide: true,
      cell: ({ createdAt }) => <span className="figures">{moment(createdAt)}</span>,
    },
  ];
}
