/**
 * Pressing a picture of an album opens the viewer, which is fetched when it is first needed. Where that fails the press
 * does what it does without script: it leads to the picture's own page.
 */
export {};

document.addEventListener('click', (event) => {
  const link = (event.target as Element).closest<HTMLAnchorElement>('a[data-view]');
  // Whoever asks for another tab or window gets it.
  if (!link || event.button !== 0 || event.ctrlKey || event.metaKey || event.shiftKey || event.altKey) return;
  event.preventDefault();
  import('./album-viewer.ts').then(
    ({ view }) => view(link),
    () => location.assign(link.href),
  );
});
