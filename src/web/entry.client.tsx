/** The one script of every page: an application hydrates, a document only gets its small behaviours and islands. */
if ('__reactRouterContext' in window) import('./application.tsx');
else import('./document.ts');
