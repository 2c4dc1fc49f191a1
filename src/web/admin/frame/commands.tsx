/**
 * The palette and the list of keys. They are outside the pages: a page that finishes loading must not take away what
 * someone is typing.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommandKey, useKeys } from '#web/admin/session/keys.ts';
import { toggleTheme } from '#web/admin/session/theme.ts';
import { GoToDialog } from './go-to.tsx';
import { useLeaving } from './leaving.tsx';
import { Shortcuts } from './shortcuts.tsx';

export function openGoTo() {
  document.dispatchEvent(new Event(opening));
}

const opening = 'desk:go-to';

export function Commands() {
  const [shown, setShown] = useState<'go-to' | 'shortcuts' | null>(null);
  const { leave, question } = useLeaving();
  useCommandKey('k', openGoTo);
  useKeys({ '?': () => setShown('shortcuts') });
  useEffect(() => {
    // At once: the next letter is meant for its box, and on the page it may be a shortcut.
    const open = () => flushSync(() => setShown('go-to'));
    document.addEventListener(opening, open);
    return () => document.removeEventListener(opening, open);
  }, []);
  const actions = [
    { label: 'Light or dark mode', kind: 'Action', also: 'theme', act: toggleTheme },
    { label: 'Keyboard shortcuts', kind: 'Action', also: 'help keys', act: () => setShown('shortcuts') },
    { label: 'View website', kind: 'Action', also: 'website public', act: () => window.location.assign('/') },
    { label: 'Sign out', kind: 'Action', also: 'log out leave', act: leave },
  ];
  return (
    <>
      {shown === 'go-to' ? <GoToDialog actions={actions} onClose={() => setShown(null)} /> : null}
      {shown === 'shortcuts' ? <Shortcuts onClose={() => setShown(null)} /> : null}
      {question}
    </>
  );
}
