/**
 * Makes a link to the current page copy its address. Where the browser has no clipboard, as on an insecure connection,
 * it stays a link.
 */
export {};

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-copy-address]')) {
  if (!navigator.clipboard) break;
  const label = link.querySelector<HTMLElement>('[data-copy-label]')!;
  const status = link.closest('section')!.querySelector('[data-copied]')!;
  label.textContent = label.dataset.copyLabel!;
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = 'Address copied.';
    } catch {
      status.textContent = `Your browser did not allow it. The address is ${link.href}`;
    }
  });
}
