/**
 * Makes a link to the current page copy its address. Without a clipboard, as on an insecure connection, it stays a
 * link.
 */
export {};

for (const link of document.querySelectorAll<HTMLAnchorElement>('[data-copy-address]')) {
  if (!navigator.clipboard) break;
  const label = link.querySelector<HTMLElement>('[data-copy-label]')!;
  const status = link.closest('section')!.querySelector<HTMLElement>('[data-copied]')!;
  label.textContent = label.dataset.copyLabel!;
  link.addEventListener('click', async (event) => {
    if (event.ctrlKey || event.metaKey || event.shiftKey) return;
    event.preventDefault();
    const { copied, refused } = status.dataset;
    try {
      await navigator.clipboard.writeText(link.href);
      status.textContent = copied!;
    } catch {
      status.textContent = refused!.replace('{address}', link.href);
    }
  });
}
