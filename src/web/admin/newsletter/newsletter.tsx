import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { Subscriber } from '#contract/newsletter.ts';
import { DownloadFile } from '#web/admin/export/download.tsx';
import { momentInWords } from '#web/admin/field/wall-time.ts';
import { stateOpening } from '#web/admin/list/opening.ts';
import { StateList } from '#web/admin/list/state-list.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { SettingsTabs } from '#web/admin/ui/settings-tabs.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import trash from '~icons/lucide/trash-2?raw';

const statusWords = { confirmed: 'Confirmed', pending: 'Unconfirmed' } as const;
const sorts = ['createdAt', 'confirmedAt', 'email'];

export const handle = stateOpening('newsletter', { words: statusWords, sorts });

export default function NewsletterPage() {
  const { timeZone, locale } = useHospital();
  const moment = (instant: string | null) => (
    <span className="figures">{instant ? momentInWords(instant, timeZone, locale) : ''}</span>
  );
  return (
    <StateList
      resource="newsletter"
      words={statusWords}
      sorts={sorts}
      nothing="Nobody has signed up yet. The form is at the bottom of every page."
      tabs={<SettingsTabs />}
      actions={(filters) => <DownloadFile resource="newsletter" query={filters} name="newsletter" />}
      after={
        <p className="hint">
          {t(
            'Write only to confirmed addresses. Unconfirmed addresses are deleted after seven days, and those who unsubscribe are deleted at once.',
          )}
        </p>
      }
      columns={[
        { key: 'email', label: 'Address', cell: ({ email }) => <strong>{email}</strong> },
        {
          key: 'status',
          label: 'Status',
          cell: ({ status }) => <span className={`badge badge-${status}`}>{t(statusWords[status])}</span>,
        },
        { key: 'createdAt', label: 'Signed up', wide: true, cell: ({ createdAt }) => moment(createdAt) },
        {
          key: 'confirmedAt',
          label: 'Confirmed',
          wide: true,
          cell: ({ confirmedAt }) => moment(confirmedAt),
        },
        { key: 'remove', label: 'Remove', align: 'end', cell: (row) => <Remove subscriber={row} /> },
      ]}
    />
  );
}

function Remove({ subscriber: { id, email } }: { subscriber: Subscriber }) {
  const queries = useQueryClient();
  const [isAsking, setAsking] = useState(false);
  async function remove() {
    setAsking(false);
    await attempt(async () => {
      await api.newsletter.remove({ params: { id: String(id) } });
      said.done(t('Removed.'));
    });
    await queries.invalidateQueries({ queryKey: ['newsletter'] });
  }
  return (
    <>
      <Button
        variant="quiet"
        small
        icon={trash}
        aria-label={t('Remove {what}', { what: email })}
        title={t('Remove {what}', { what: email })}
        onClick={() => setAsking(true)}
      />
      {isAsking ? (
        <Dialog title={t('Remove {name} from the list?', { name: email })} onClose={() => setAsking(false)}>
          <p>{t('The address is deleted for good and gets no more newsletters.')}</p>
          <DialogActions
            cancel="Keep it"
            onCancel={() => setAsking(false)}
            isDanger
            onAct={() => void remove()}
            act={t('Remove')}
          />
        </Dialog>
      ) : null}
    </>
  );
}
