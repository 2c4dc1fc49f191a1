import { startTransition } from 'react';
import { hydrateRoot } from 'react-dom/client';
import { HydratedRouter } from 'react-router/dom';
import './site/frame/frame.ts';

startTransition(() => {
  hydrateRoot(document, <HydratedRouter />);
});
