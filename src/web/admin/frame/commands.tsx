/**
 * The palette and the list of keys. They are outside the pages: a page that finishes loading must not remove what is
 * being typed.
 */
import { useEffect, useState } from 'react';
import { flushSync } from 'react-dom';
import { useCommandKey, useKeys } from '#web/admin/session/keys.ts';
import { toggleTheme } from '#web/admin/session/theme.ts';
import { t } from '#words/say.ts';
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
    // Synchronously: the next letter is meant for its box, and on the page it may be a shortcut.
    const open = () => flushSync(() => setShown('go-to'));
    document.addEventListener(opening, open);
    return () => document.removeEventListener(opening, open);
  }, []);
  const actions = [
    { label: t('Light or dark mode'), kind: t('Action'), also: t('theme|search'), act: toggleTheme },
    {
      label: t('Keyboard shortcuts'),
      kind: t('Action'),
      also: t('help keys|search'),
      act: () => setShown('shortcuts'),
    },
    {
      label: t('View website'),
      kind: t('Action'),
      also: t('website public|search'),
      act: () => window.location.assign('/'),
    },
    { label: t('Sign out'), kind: t('Action'), also: t('log out leave|search'), act: leave },
  ];
  return (
    <>
      {shown === 'go-to' ? <GoToDialog actions={actions} onClose={() => setShown(null)} /> : null}
      {shown === 'shortcuts' ? <Shortcuts onClose={() => setShown(null)} /> : null}
      {question}
    </>
  );
}
