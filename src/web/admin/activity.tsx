import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { Link } from 'react-router';
import type { AppointmentStatus } from '#contract/appointment.ts';
import { accountActionWords } from './account/account-words.ts';
import { statusWords } from './appointment/appointment-words.ts';
import { inWords } from './error-words.ts';
import { useHospital } from './hospital.ts';
import { useListState } from './list/list-state.ts';
import { Pager } from './list/pager.tsx';
import { Table, TableSkeleton } from './list/table.tsx';
import { addressOf, type PlaceName, placeNamed, placeOf } from './menu.ts';
import { Page } from './page.tsx';
import { api } from './session.ts';
import { SettingsTabs } from './settings-tabs.tsx';
import { momentInWords } from './wall-time.ts';

/** Who did what to which entry. Read only: the trail is not for editing. */
export default function ActivityPage() {
  const { state, change } = useListState();
  const { timeZone, locale } = useHospital();
  const query = { page: String(state.page), limit: '50' };
  const { data, error } = useQuery({
    queryKey: ['admin', 'activity', query],
    queryFn: () => api.activity.list({ query }),
    placeholderData: keepPreviousData,
  });
  return (
    <Page title="Activity" trail={[{ label: 'Settings', to: addressOf('settings') }]} tabs={<SettingsTabs />}>
      <div className="list">
        {error ? (
          <p role="alert" className="notice notice-danger">
            {inWords(error)}
          </p>
        ) : null}
        {data ? (
          <>
            <Table
              caption="Activity, newest first"
              rows={data.data}
              columns={[
                {
                  key: 'createdAt',
                  label: 'When',
                  cell: (row) => (
                    <span className="figures">{momentInWords(row.createdAt, timeZone, locale)}</span>
                  ),
                },
                {
                  key: 'action',
                  label: 'Who did what',
                  cell: (row) => (
                    <>
                      {row.actorName} <span className="quiet">{wordsFor(row.action)}</span>
                    </>
                  ),
                },
                { key: 'label', label: 'Entry', cell: (row) => <EntryLink {...row} /> },
              ]}
            />
            <Pager meta={data.meta} onChange={(page) => change({ page })} />
          </>
        ) : error ? null : (
          <TableSkeleton columns={3} />
        )}
      </div>
    </Page>
  );
}

function EntryLink({ entity, entityId, label, action }: Row) {
  const place = placeNamed(entity);
  const kind = entityWords[entity] ?? (place && placeOf(place).one) ?? entity;
  // There is only one of these, so its kind is its name.
  if (!label && entity in entityWords) return kind;
  const name = label || `no. ${entityId}`;
  const to = addressIn(entity, place, entityId, label);
  return (
    <>
      {to && action !== 'remove' ? <Link to={to}>{name}</Link> : name}
      <span className="second">{kind}</span>
    </>
  );
}

interface Row {
  entity: string;
  entityId: number;
  label: string;
  action: string;
}

function addressIn(entity: string, place: PlaceName | undefined, entityId: number, label: string) {
  if (entity === 'schedule') return `${addressOf('doctor', entityId)}/hours`;
  if (entity === 'newsletter') return addressOf('newsletter');
  if (entity === 'appointment') return `/admin/appointments?days=all&q=${label}`;
  return place && !(entity in entityWords) ? addressOf(place, entityId) : null;
}

function wordsFor(action: string) {
  if (action in statusWords) return `set to “${statusWords[action as AppointmentStatus]}”`;
  return actionWords[action] ?? action;
}

const actionWords: Record<string, string> = {
  create: 'created',
  update: 'changed',
  remove: 'deleted',
  'sign-in': 'signed in',
  leave: 'entered leave',
  extra: 'entered extra hours',
  new: 'marked as new',
  open: 'took on',
  reply: 'replied to',
  replied: 'marked as answered',
  closed: 'closed',
  spam: 'marked as spam',
  note: 'noted something on',
  unsubscribe: 'unsubscribed',
  resend: 'sent again',
  discard: 'discarded',
  ...accountActionWords,
};

const entityWords: Record<string, string> = {
  gallery_image: 'picture in an album',
  schedule: 'working hours',
  sociallink: 'social links',
  contact: 'contact record',
  settings: 'hospital settings',
  staff: 'account',
};
