import { useQuery } from '@tanstack/react-query';
import { type KeyboardEvent, useEffect, useState } from 'react';
import { useNavigate } from 'react-router';
import { Svg } from '#web/ui/svg.tsx';
import search from '~icons/lucide/search?raw';
import { Dialog } from '../dialog.tsx';
import { findTargets, placeTargets, type Target } from './targets.ts';

/** Ctrl+K or ⌘K from anywhere: type a few letters of a page, a doctor, a patient or a reference, and go there. */
export function GoTo() {
  const [isOpen, setOpen] = useState(false);
  useEffect(() => {
    function press(event: globalThis.KeyboardEvent) {
      if (
        event.key.toLowerCase() !== 'k' ||
        !(event.ctrlKey || event.metaKey) ||
        event.altKey ||
        event.shiftKey
      )
        return;
      event.preventDefault();
      if (!document.querySelector('dialog[open]')) setOpen(true);
    }
    document.addEventListener('keydown', press);
    return () => document.removeEventListener('keydown', press);
  }, []);
  return (
    <>
      <button
        type="button"
        className="button go-to"
        aria-label="Go to …"
        aria-keyshortcuts="Control+K Meta+K"
        onClick={() => setOpen(true)}
      >
        <Svg source={search} className="icon" />
        <span>Go to …</span>
        <span className="key" aria-hidden="true">
          Ctrl K
        </span>
      </button>
      {isOpen ? <GoToDialog onClose={() => setOpen(false)} /> : null}
    </>
  );
}

function GoToDialog({ onClose }: { onClose(): void }) {
  const navigate = useNavigate();
  const [words, setWords] = useState('');
  const [active, setActive] = useState(0);
  const q = useSettled(words.trim());
  const { data: found } = useQuery({
    queryKey: ['go to', q],
    queryFn: () => findTargets(q),
    enabled: q.length >= 2,
    staleTime: 30_000,
  });
  const targets = [...placeTargets(words.trim()), ...(q.length >= 2 ? (found ?? []) : [])];
  const position = Math.min(active, Math.max(0, targets.length - 1));

  function go(target: Target | undefined) {
    if (!target) return;
    onClose();
    void navigate(target.to);
  }
  function press(event: KeyboardEvent) {
    const step = { ArrowDown: 1, ArrowUp: -1 }[event.key];
    if (step && targets.length > 0) setActive((position + step + targets.length) % targets.length);
    else if (event.key === 'Enter') go(targets[position]);
    else return;
    event.preventDefault();
  }

  return (
    <Dialog title="Go to" onClose={onClose}>
      <input
        className="input"
        type="text"
        role="combobox"
        aria-label="A page, an entry, a patient or a reference"
        placeholder="A page, an entry, a patient or a reference"
        aria-expanded={targets.length > 0}
        aria-controls="go-to-list"
        aria-activedescendant={targets.length > 0 ? `go-to-${position}` : undefined}
        autoComplete="off"
        maxLength={200}
        value={words}
        onChange={(event) => {
          setWords(event.target.value);
          setActive(0);
        }}
        onKeyDown={press}
      />
      <div
        id="go-to-list"
        role="listbox"
        aria-label="Found"
        className="go-to-list"
        hidden={targets.length === 0}
      >
        {targets.map((target, index) => (
          // biome-ignore lint/a11y: the combobox pattern keeps focus in the input and points at the options.
          <div
            key={target.to}
            id={`go-to-${index}`}
            role="option"
            aria-selected={index === position}
            ref={(element) => {
              if (index === position) element?.scrollIntoView({ block: 'nearest' });
            }}
            onClick={() => go(target)}
          >
            <span>{target.label}</span>
            <span className="quiet">{target.kind}</span>
          </div>
        ))}
      </div>
      {targets.length === 0 ? <p className="quiet">Nothing found.</p> : null}
    </Dialog>
  );
}

/** The words once nothing has been typed for a moment. */
function useSettled(words: string) {
  const [settled, setSettled] = useState(words);
  useEffect(() => {
    const timer = setTimeout(() => setSettled(words), 200);
    return () => clearTimeout(timer);
  }, [words]);
  return settled;
}
