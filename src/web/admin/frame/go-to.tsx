import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useNavigate } from 'react-router';
import { longestQuery } from '#contract/lengths.ts';
import { patientAreas } from '#contract/roles.ts';
import { useHospital } from '#web/admin/session/hospital.ts';
import { useEntryAddress, useMay, useMayOpen } from '#web/admin/session/rights.ts';
import { Dialog } from '#web/ui/dialog/dialog.tsx';
import { t } from '#words/say.ts';
import { recentEntries } from './recent.ts';
import { findTargets, makers, matching, type Opened, pages, type Target } from './targets.ts';

interface Group {
  name: string;
  targets: Target[];
}

export function GoToDialog({ actions, onClose }: { actions: Target[]; onClose(): void }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const typed = words.trim();
  const q = useSettled(typed);
  const { groups, isFetching, isError } = useGroups(typed, q, actions);
  const hasPatients = useMay()(patientAreas);
  const sought = hasPatients
    ? t('A page, an entry, a patient or an action')
    : t('A page, an entry or an action');
  const targets = groups.flatMap((group) => group.targets);
  const position = Math.min(active, Math.max(0, targets.length - 1));
  const isWaiting = typed.length >= 2 && (typed !== q || isFetching);

  function go(target: Target | undefined) {
    if (!target) return;
    // A pending search would run for an account that has just signed out.
    flushSync(onClose);
    if (target.to) void navigate(target.to);
    else target.act?.();
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && targets.length > 0) setActive((position + step + targets.length) % targets.length);
    else if (event.key === 'Enter') go(targets[position]);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title={t('Go to')} onClose={onClose}>
      <input
        className="input"
        type="text"
        role="combobox"
        aria-label={sought}
        placeholder={sought}
        aria-expanded={targets.length > 0}
        aria-controls="go-to-list"
        aria-autocomplete="list"
        aria-activedescendant={targets.length > 0 ? `go-to-${position}` : undefined}
        autoComplete="off"
        spellCheck={false}
        maxLength={longestQuery}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <TargetList groups={groups} current={targets[position]} onGo={go} />
      <p className="quiet go-to-state" role="status">
        {isWaiting
          ? t('Searching …')
          : isError
            ? t('Search is not available right now.')
            : targets.length === 0
              ? hasPatients
                ? t('Nothing found. Patients are found by name, phone number, email or reference.')
                : t('Nothing found.')
              : ''}
      </p>
    </Dialog>
  );
}

interface TargetListProps {
  groups: Group[];
  /** The one that Enter opens. */
  current: Target | undefined;
  onGo(target: Target): void;
}

function TargetList({ groups, current, onGo }: TargetListProps) {
  const targets = groups.flatMap((group) => group.targets);
  return (
    <div
      id="go-to-list"
      role="listbox"
      aria-label={t('Found|entries')}
      className="go-to-list"
      hidden={groups.length === 0}
    >
      {groups.map((group) => (
        // biome-ignore lint/a11y/useSemanticElements: a listbox groups its options by this role.
        <div key={group.name} role="group" aria-label={group.name}>
          <div className="go-to-group" aria-hidden="true">
            {group.name}
          </div>
          {group.targets.map((target) => {
            const index = targets.indexOf(target);
            return (
              // biome-ignore lint/a11y: the combobox pattern keeps focus in the input and refers to the options.
              <div
                key={`${target.kind} ${target.to ?? target.label}`}
                id={`go-to-${index}`}
                role="option"
                aria-selected={target === current}
                ref={(element) => {
                  if (target === current) element?.scrollIntoView({ block: 'nearest' });
                }}
                onClick={() => onGo(target)}
              >
                <span>{target.label}</span>
                <span className="quiet">{target.kind}</span>
              </div>
            );
          })}
        </div>
      ))}
    </div>
  );
}

/** Targets open to the account. */
function useGroups(typed: string, q: string, actions: Target[]) {
  const { locale } = useHospital();
  const mayOpen = useMayOpen();
  const { found, isFetching, isError } = useFound(q, locale, { mayOpen, entryAddress: useEntryAddress() });
  const groups = groupsOf(typed, {
    pages: pages().filter(({ to }) => mayOpen(to!)),
    actions: [...makers().filter(({ to }) => mayOpen(to!, 'change')), ...actions],
    recent: recentEntries().filter(({ to }) => to !== window.location.pathname && mayOpen(to)),
    found,
  });
  return { groups, isFetching, isError };
}

function useFound(q: string, locale: string, opened: Opened) {
  const isSearched = q.length >= 2;
  const { data, isFetching, isError } = useQuery({
    queryKey: ['go to', q],
    queryFn: () => findTargets(q, locale, opened),
    enabled: isSearched,
    staleTime: 30_000,
  });
  return { found: isSearched ? (data ?? []) : [], isFetching, isError };
}

/** Before typing: recently opened entries, then actions, then pages. */
function groupsOf(
  typed: string,
  { pages, actions, recent, found }: Record<'pages' | 'actions' | 'recent' | 'found', Target[]>,
): Group[] {
  const groups = typed
    ? [
        { name: t('Pages'), targets: matching(pages, typed) },
        { name: t('Actions'), targets: matching(actions, typed) },
        { name: t('Found|entries'), targets: found },
      ]
    : [
        { name: t('Recently opened'), targets: recent },
        { name: t('Pages'), targets: pages },
        { name: t('Actions'), targets: actions },
      ];
  return groups.filter(({ targets }) => targets.length > 0);
}

/** The words once typing has paused. */
function useSettled(words: string) {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 200);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
