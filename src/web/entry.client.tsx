/**
 * The entry of an application, and in development also of a document. A built document names its files itself:
 * scripts.server.ts.
 */
if ('__reactRouterContext' in window) import('./application.tsx');
else import('./document.ts');
