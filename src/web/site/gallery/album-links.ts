/**
 * Opens the viewer for a pressed picture, loading it first. If that fails, the link leads to the picture's own page, as
 * without script.
 */
export {};

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-view]');
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('./album-viewer.ts').then(
    ({ view }) => view(link),
    () => location.assign(link.href),
  );
});
