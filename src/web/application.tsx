import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './site/frame/frame.ts';
import type { BrowserArea } from '#words/areas.ts';
import { learnLanguage } from '#words/page-language.ts';

await learnLanguage(document.documentElement.dataset.words as BrowserArea);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
