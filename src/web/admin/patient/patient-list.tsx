import { keepPreviousData, useQuery } from '@tanstack/react-query';
import { useRef } from 'react';
import type { PatientSummary } from '#contract/patient.ts';
import { Page } from '#web/admin/frame/page.tsx';
import { useHospital } from '#web/admin/session/hospital.ts';
import { addressOf, menuEntry, trailTo } from '#web/admin/session/menu.ts';
import { api } from '#web/admin/session/session.ts';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { counted, t } from '#words/say.ts';
import { AppointmentTabs } from '../appointment/appointment-tabs.tsx';
import { LookElsewhere } from '../elsewhere/elsewhere-dialog.tsx';
import { useListKeys } from '../list/list-keys.ts';
import { useListLook } from '../list/list-look.ts';
import { useListState } from '../list/list-state.ts';
import { Results } from '../list/results.tsx';
import type { Column } from '../list/table.tsx';
import { ViewMenu } from '../list/view-menu.tsx';
import { patientQuery } from './patient-query.ts';
import { contactWords, visitDay } from './patient-words.ts';

export function PatientList() {
  const { locale } = useHospital();
  const { state, change, search, setSearch } = useListState();
  const look = useListLook('patient', state, change);
  const query = patientQuery(search);
  const found = useQuery({
    queryKey: ['patient', 'list', query],
    queryFn: () => api.patient.list({ query }),
    placeholderData: keepPreviousData,
  });
  const list = useRef<HTMLDivElement>(null);
  useListKeys(list, undefined);
  const columns = columnsIn(locale);
  return (
    <Page
      title={menuEntry('patient').label}
      trail={trailTo('patient')}
      tabs={<AppointmentTabs />}
      note={
        found.data &&
        (state.q
          ? counted('{count} found', '{count} found', found.data.meta.total)
          : counted('{count} in all', '{count} in all', found.data.meta.total))
      }
    >
      <div ref={list} className="list" data-rows={look.rows} aria-busy={found.isPlaceholderData}>
        <div className="list-tools">
          <SearchBox
            label="Name, phone, email or reference"
            value={state.q}
            onChange={(q) => change({ q }, { replace: true })}
          />
          <ViewMenu
            list="patient"
            columns={columns.slice(1)}
            look={look}
            search={search}
            onSearch={setSearch}
          />
        </div>
        <Results<PatientSummary>
          found={found}
          caption="Patients"
          columns={columns.filter(({ key }, index) => index === 0 || !look.hidden.has(key))}
          rowAddress={({ id }) => addressOf('patient', id)}
          sort={{ by: query.sort, allowed: ['name'], onChange: (sort) => change({ sort }) }}
          nothing={
            state.q
              ? 'No patient matches this. Search for a part of the name or of the email address, a phone number in any form, or the whole reference of a visit.'
              : 'There are no patients yet. They appear here once someone books, asks or waits for a time.'
          }
          begin={<LookElsewhere q={state.q} />}
          onClear={state.q ? () => change({ q: '' }) : undefined}
          onPage={(page) => change({ page })}
        />
      </div>
    </Page>
  );
}

function columnsIn(locale: string): Column<PatientSummary>[] {
  const day = (date: string | null) =>
    date ? (
      <span className="figures">{visitDay(date, locale)}</span>
    ) : (
      <span className="quiet">{t('None')}</span>
    );
  return [
    {
      key: 'name',
      label: 'Patient',
      cell: (patient) => (
        <>
          <strong>{patient.name}</strong>
          <span className="second">{contactWords(patient)}</span>
        </>
      ),
    },
    { key: 'visits', label: 'Visits', wide: true, align: 'end', cell: ({ visits }) => visits },
    { key: 'lastVisit', label: 'Last visit', wide: true, cell: ({ lastVisit }) => day(lastVisit) },
    { key: 'nextVisit', label: 'Next visit', cell: ({ nextVisit }) => day(nextVisit) },
  ];
}
