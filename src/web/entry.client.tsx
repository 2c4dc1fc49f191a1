/** What an application starts with, and in development a document too; a built one names its files itself: scripts.server.ts. */
if ('__reactRouterContext' in window) import('./application.tsx');
else import('./document.ts');
