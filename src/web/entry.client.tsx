/** What a page starts with in development; a built page names its files itself: scripts.server.ts. */
if ('__reactRouterContext' in window) import('./application.tsx');
else import('./document.ts');
