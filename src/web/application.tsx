import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './site/frame/frame.ts';
import { learnLanguage } from '#words/page-language.ts';

await learnLanguage(document.documentElement.dataset.words);

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
