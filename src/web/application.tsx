import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import { learnLanguage } from './shell/page-language.ts';
import './site/frame/frame.ts';

await learnLanguage();

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
