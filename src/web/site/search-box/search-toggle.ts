/** The header's search: opening it focuses its field; Escape or a click elsewhere closes it. */
export {};

function toggle() {
  return document.querySelector<HTMLDetailsElement>('[data-search-toggle]');
}

document.addEventListener(
  'toggle',
  ({ target }) => {
    const details = toggle();
    if (target !== details || !details?.open) return;
    const drawer = document.querySelector<HTMLDetailsElement>('[data-menu-drawer]');
    if (drawer) drawer.open = false;
    details.nextElementSibling?.querySelector('input')?.focus();
  },
  // `toggle` does not bubble.
  { capture: true },
);

document.addEventListener('keydown', (event) => {
  const details = toggle();
  if (event.key !== 'Escape' || event.defaultPrevented || !details?.open) return;
  if (!details.parentElement!.contains(event.target as Node)) return;
  details.open = false;
  details.querySelector('summary')?.focus();
});

document.addEventListener('click', ({ target }) => {
  const details = toggle();
  if (!details?.open || details.contains(target as Node)) return;
  if (!details.nextElementSibling?.contains(target as Node)) details.open = false;
});
