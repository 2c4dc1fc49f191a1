import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import type { Contact } from '#contract/desk.ts';
import { dayInWords } from '#web/admin/field/wall-time.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { SearchBox } from '#web/admin/ui/search-box.tsx';
import { counted, t } from '#words/say.ts';

const fewestLetters = 2;

export function ContactSearch({ onChoose }: { onChoose(contact: Contact): void }) {
  const { locale } = useHospital();
  const [q, setQ] = useState('');
  const id = useId();
  const place = useRef<HTMLDivElement>(null);
  // Callers give their name first.
  useEffect(() => place.current?.querySelector('input')?.focus(), []);
  const { data } = useQuery({
    queryKey: ['contact', 'search', q],
    queryFn: async () => (await api.desk.contacts({ query: { q } })).data,
    enabled: q.length >= fewestLetters,
  });
  const found = q.length >= fewestLetters ? data : undefined;
  /** Arrow keys move through the box and the results; Enter in the box takes the first. */
  function onKeyDown(event: KeyboardEvent<HTMLElement>) {
    const stops = [...event.currentTarget.querySelectorAll<HTMLElement>('input, ul button')];
    const at = stops.indexOf(event.target as HTMLElement);
    if (event.key === 'Enter' && at === 0) stops[1]?.click();
    else if (event.key === 'ArrowDown') stops[at + 1]?.focus();
    else if (event.key === 'ArrowUp') stops[at - 1]?.focus();
    else return;
    event.preventDefault();
  }
  function choose(contact: Contact) {
    setQ('');
    onChoose(contact);
    // The pressed button is gone, so the focus moves to what was filled in.
    document.getElementById('booking-name')?.focus();
  }
  return (
    // biome-ignore lint/a11y/noStaticElementInteractions: handles the keys of the controls within.
    <div ref={place} className="contact-search" onKeyDown={onKeyDown}>
      <SearchBox label="Returning patient? Search by name, phone or email" value={q} onChange={setQ} />
      <p role="status" className={found?.length === 0 ? 'hint' : 'unseen'} id={id}>
        {found
          ? found.length === 0
            ? t('Nobody found.')
            : counted('{count} found.', '{count} found.', found.length)
          : ''}
      </p>
      {found && found.length > 0 ? (
        <ul>
          {found.map((contact) => (
            <li key={`${contact.name} ${contact.email} ${contact.phone}`}>
              <button type="button" className="popover-item" onClick={() => choose(contact)}>
                <strong>{contact.name}</strong>
                <span className="quiet">
                  {[
                    contact.phoneText,
                    contact.email,
                    t('last {date}', { date: dayInWords(contact.lastDate, locale, 'short') }),
                  ]
                    .filter(Boolean)
                    .join(' · ')}
                </span>
              </button>
            </li>
          ))}
        </ul>
      ) : null}
    </div>
  );
}
