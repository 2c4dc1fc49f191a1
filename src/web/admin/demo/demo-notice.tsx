import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useLocation } from 'react-router';
import type { DemoPatients } from '#contract/demo.ts';
import { listed } from '#contract/listed.ts';
import { patientAreas } from '#contract/roles.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useMay, useMayOpen } from '#web/admin/session/rights.ts';
import { api } from '#web/admin/session/session.ts';
import { DialogActions } from '#web/admin/ui/dialog-actions.tsx';
import { Refusal } from '#web/admin/ui/refusal.tsx';
import { said } from '#web/admin/ui/toasts.tsx';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { counted, t } from '#words/say.ts';

/** Pages with patients, for accounts that should know they are invented. */
const withPatients = /^\/admin\/(dashboard|appointments|patients|inquiries)\b/;

export function DemoNotice() {
  const { pathname } = useLocation();
  const [isAsking, setAsking] = useState(false);
  const may = useMay();
  const isShown = useMayOpen()(pathname) && may(patientAreas) && withPatients.test(pathname);
  const { data } = useQuery({
    queryKey: ['demo', 'get'],
    queryFn: async () => (await api.demo.get()).data,
    enabled: isShown,
    // None are added while this page is open, so an empty answer stays valid.
    staleTime: ({ state: { data: found } }) => (found && isNobody(found) ? Infinity : 300_000),
  });
  if (!data || !isShown || isNobody(data)) return null;
  return (
    <>
      <p className="page-note">
        {t('The patients of this demo are invented, and no messages are sent to them.')}{' '}
        {may('administration', 'change') ? (
          <button type="button" className="link-button" onClick={() => setAsking(true)}>
            {t('Remove the demo patients …')}
          </button>
        ) : null}
      </p>
      {isAsking ? <RemoveDemo found={data} onClose={() => setAsking(false)} /> : null}
    </>
  );
}

function RemoveDemo({ found, onClose }: { found: DemoPatients; onClose(): void }) {
  const queries = useQueryClient();
  const [isRemoving, setRemoving] = useState(false);
  const [refusal, setRefusal] = useState<string | null>(null);
  async function remove() {
    setRemoving(true);
    setRefusal(null);
    try {
      await api.demo.remove();
      onClose();
      said.done(t('The demo patients have been removed.'));
      await queries.invalidateQueries();
      // The button that opened the dialog is gone.
      document.querySelector<HTMLElement>('main h1')?.focus();
    } catch (error) {
      setRefusal(inWords(error));
      setRemoving(false);
    }
  }
  return (
    <Dialog title={t('Remove the demo patients?')} onClose={onClose}>
      <p>
        {t(
          'This deletes {what} for good, and the leave of doctors that was invented with them. No new ones are added.',
          { what: listed(partsOf(found)) },
        )}
      </p>
      <p>
        {t(
          'What people have entered stays, such as an appointment that you booked yourself. So do doctors, pages and settings.',
        )}
      </p>
      <Refusal>{refusal}</Refusal>
      <DialogActions
        cancel="Keep them"
        onCancel={onClose}
        isDanger
        isBusy={isRemoving}
        onAct={() => void remove()}
        act={isRemoving ? t('Removing …') : t('Remove the demo patients')}
      />
    </Dialog>
  );
}

function partsOf({ appointments, inquiries, waitlist }: DemoPatients) {
  return [
    appointments > 0 ? counted('{count} appointment', '{count} appointments', appointments) : '',
    inquiries > 0 ? counted('{count} inquiry', '{count} inquiries', inquiries) : '',
    waitlist > 0
      ? counted('{count} entry on the waiting list', '{count} entries on the waiting list', waitlist)
      : '',
  ].filter(Boolean);
}

function isNobody({ appointments, inquiries, waitlist }: DemoPatients) {
  return appointments + inquiries + waitlist === 0;
}
