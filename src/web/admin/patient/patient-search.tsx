import { useQuery } from '@tanstack/react-query';
import { useState } from 'react';
import type { PatientSummary } from '#contract/patient.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { api } from '#web/admin/session/session.ts';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { counted, t } from '#words/say.ts';
import { contactWords } from './patient-words.ts';

const fewestLetters = 2;

interface PatientSearchProps {
  words: string;
  without: number;
  onChoose(patient: PatientSummary): void;
}

export function PatientSearch({ words, without, onChoose }: PatientSearchProps) {
  const [q, setQ] = useState(words);
  const { data, error } = useQuery({
    queryKey: ['patient', 'search', q],
    queryFn: async () => (await api.patient.list({ query: { q, limit: '8' } })).data,
    enabled: q.length >= fewestLetters,
  });
  const found = q.length >= fewestLetters ? data?.filter(({ id }) => id !== without) : undefined;
  return (
    <div className="contact-search">
      <SearchBox label="Name, phone, email or reference" value={q} onChange={setQ} />
      <p role="status" className={found && found.length > 0 ? 'unseen' : 'hint'}>
        {error
          ? inWords(error)
          : found
            ? found.length === 0
              ? t('Nobody else is found.')
              : counted('{count} found.', '{count} found.', found.length)
            : t('Search for the other patient.')}
      </p>
      {found && found.length > 0 ? (
        <ul>
          {found.map((one) => (
            <li key={one.id}>
              <button type="button" className="popover-item" onClick={() => onChoose(one)}>
                <strong>{one.name}</strong>
                <span className="quiet">{contactWords(one)}</span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
