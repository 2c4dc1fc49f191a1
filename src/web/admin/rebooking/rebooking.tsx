/** Appointments whose time is no longer valid, since a doctor is away or hours changed: staff decide about each. */

import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import type { Rebooking, RebookingDecision } from '#contract/rebooking.ts';
import { AppointmentTabs } from '#web/admin/appointment/appointment-tabs.tsx';
import { Page } from '#web/admin/frame/page.tsx';
import type { Opening } from '#web/admin/list/opening.ts';
import { useSelection } from '#web/admin/list/selection.tsx';
import { addressOf } from '#web/admin/session/menu.ts';
import { rebookingQuery } from '#web/admin/session/rebooking-query.ts';
import { api } from '#web/admin/session/session.ts';
import { useRebooking } from '#web/admin/session/use-rebooking.ts';
import { Button } from '#web/admin/ui/button.tsx';
import { Loading } from '#web/admin/ui/loading.tsx';
import { attempt, said } from '#web/admin/ui/toasts.tsx';
import { counted, t } from '#words/say.ts';
import { DecisionDialog } from './decision-dialog.tsx';
import { RebookingTable } from './rebooking-table.tsx';
import { doneWords } from './rebooking-words.ts';

export const handle: Opening = {
  opens: ({ search }) => [['rebooking', 'list', { query: rebookingQuery(search.get('doctor') ?? '') }]],
};

export default function RebookingPage() {
  const [search] = useSearchParams();
  const doctor = search.get('doctor') ?? '';
  const { data, error, refetch } = useRebooking(doctor);
  const selection = useSelection(doctor);
  const { deciding, setDeciding, isBusy, refusals, decide } = useDecisions(selection.clear);
  const rows = data?.data ?? [];
  const chosen = rows.filter(({ id }) => selection.ids.has(id));

  return (
    <Page
      title="Needs rebooking"
      tabs={<AppointmentTabs />}
      trail={[{ label: 'Appointments', to: addressOf('appointment') }]}
      note={
        data
          ? data.meta.total === 0
            ? t('Nothing to decide')
            : counted('{count} appointment', '{count} appointments', data.meta.total)
          : undefined
      }
    >
      {!data ? (
        <Loading error={error} onRetry={() => void refetch()} />
      ) : rows.length === 0 ? (
        <p className="empty">
          {t(
            'When leave, a closure, new hours or a room out of use leave an appointment without its doctor or room, or outside the hours, it is listed here until someone decides what to do.',
          )}
        </p>
      ) : (
        <>
          <section className="cluster bulk" aria-label={t('What to do with the selected appointments')}>
            <span role="status">
              {chosen.length === 0
                ? t('None selected')
                : counted('{count} appointment selected', '{count} appointments selected', chosen.length)}
            </span>
            <Button small disabled={chosen.length === 0} onClick={() => setDeciding(chosen)}>
              {t('Decide about the selected')}
            </Button>
          </section>
          <RebookingTable
            rows={rows}
            selection={selection}
            refusals={refusals}
            onDecide={(row) => setDeciding([row])}
          />
          {data.meta.total > rows.length ? (
            <p className="hint">
              {t('The first {count} are shown; the others follow as these are decided.', {
                count: rows.length,
              })}
            </p>
          ) : null}
        </>
      )}
      {deciding ? (
        <DecisionDialog
          appointments={deciding}
          isBusy={isBusy}
          onClose={() => setDeciding(null)}
          onDecide={(decision) => void decide(decision)}
        />
      ) : null}
    </Page>
  );
}

/** `onDecided` is called once the server has decided about each, or refused to. */
function useDecisions(onDecided: () => void) {
  const queries = useQueryClient();
  const [deciding, setDeciding] = useState<Rebooking[] | null>(null);
  const [isBusy, setBusy] = useState(false);
  const [refusals, setRefusals] = useState<ReadonlyMap<number, string>>(new Map());

  async function decide(decision: RebookingDecision) {
    setBusy(true);
    await attempt(async () => {
      const { data: outcomes } = await api.rebooking.resolve({ body: decision });
      const done = outcomes.filter((outcome) => outcome.done).length;
      setRefusals(
        new Map(outcomes.flatMap((one) => (one.done ? [] : [[one.appointmentId, one.detail ?? '']]))),
      );
      if (done > 0) said.done(doneWords[decision.resolution](done));
      if (done < outcomes.length)
        said.failed(
          counted(
            '{count} appointment could not be changed.',
            '{count} appointments could not be changed.',
            outcomes.length - done,
          ),
        );
      onDecided();
      setDeciding(null);
    });
    setBusy(false);
    void queries.invalidateQueries();
  }
  return { deciding, setDeciding, isBusy, refusals, decide };
}
