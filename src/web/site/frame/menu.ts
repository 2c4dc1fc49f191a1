/**
 * The menu's behaviour beyond its HTML; toggles are `details`, so it opens and closes without this file. Adds arrow
 * keys, Escape, closing on a choice, on an outside click and when the pointer leaves, and tells the header when the
 * home page has scrolled past its picture.
 */
export {};

const closeDelayMs = 200;
const wide = matchMedia('(min-width: 64rem)');
const leaving = new Map<HTMLElement, number>();

document.addEventListener('click', (event) => {
  const target = event.target as Element;
  const menu = menuOf(target);
  for (const other of openMenus()) if (other !== menu && wide.matches) shut(other);
  const summary = target.closest('summary');
  if (menu && summary)
    return summary.parentElement!.hasAttribute('open') ? dismiss(menu) : delete menu.dataset.dismissed;
  const link = target.closest('a');
  if (!link) return;
  if (menu) shut(menu);
  if (link.closest('[data-menu-list]')) closeDrawer();
});

document.addEventListener('keydown', (event) => {
  const target = event.target as HTMLElement;
  if (event.key === 'Escape') return onEscape(target);
  const menu = menuOf(target);
  if (event.altKey || event.ctrlKey || event.metaKey) return;
  const panel = target.closest('[data-menu-panel]');
  const next = menu && panel ? neighbour(menu, target, event.key) : fromBar(menu, target, event.key);
  if (!next) return;
  event.preventDefault();
  next.focus();
});

document.addEventListener('focusout', (event) => {
  const menu = menuOf(event.target as Element);
  if (menu && wide.matches && event.relatedTarget && !menu.contains(event.relatedTarget as Node)) shut(menu);
});

document.addEventListener('pointerover', (event) => {
  const menu = menuOf(event.target as Element);
  if (!menu || menu.contains(event.relatedTarget as Node | null)) return;
  clearTimeout(leaving.get(menu));
  delete menu.dataset.dismissed;
});

document.addEventListener('pointerout', (event) => {
  const menu = menuOf(event.target as Element);
  if (
    !menu ||
    event.pointerType !== 'mouse' ||
    !wide.matches ||
    menu.contains(event.relatedTarget as Node | null)
  )
    return;
  clearTimeout(leaving.get(menu));
  leaving.set(
    menu,
    window.setTimeout(() => {
      close(menu);
      delete menu.dataset.dismissed;
    }, closeDelayMs),
  );
});

const header = document.querySelector<HTMLElement>('[data-header="over"]');
if (header) {
  const mark = () => header.toggleAttribute('data-scrolled', scrollY > 16);
  header.dataset.ready = '';
  mark();
  addEventListener('scroll', mark, { passive: true });
}

function menuOf(target: Element | null) {
  return target?.closest?.<HTMLElement>('[data-menu]') ?? null;
}

function toggleOf(menu: Element) {
  return menu.querySelector<HTMLDetailsElement>(':scope > details')!;
}

function openMenus() {
  return [...document.querySelectorAll<HTMLElement>('[data-menu]:has(> details[open])')];
}

function close(menu: HTMLElement) {
  toggleOf(menu).open = false;
}

/** Without the delay after the pointer leaves. */
function shut(menu: HTMLElement) {
  close(menu);
  dismiss(menu);
}

/** Keeps a panel closed while the pointer is still on it. */
function dismiss(menu: HTMLElement) {
  menu.dataset.dismissed = '';
}

function drawer() {
  return document.querySelector<HTMLDetailsElement>('[data-menu-drawer]');
}

function closeDrawer() {
  const details = drawer();
  if (details) details.open = false;
}

function onEscape(target: HTMLElement) {
  const hovered = document.querySelector<HTMLElement>('[data-menu]:hover');
  if (wide.matches) {
    for (const menu of new Set([...openMenus(), ...(hovered ? [hovered] : [])])) {
      if (menu.contains(target)) toggleOf(menu).querySelector('summary')?.focus();
      shut(menu);
    }
  } else if (drawer()?.open) {
    closeDrawer();
    drawer()?.querySelector('summary')?.focus();
  }
}

/** Arrow keys on the bar: down and up open a panel, left and right move along the bar. */
function fromBar(menu: HTMLElement | null, target: HTMLElement, key: string): HTMLElement | undefined {
  const bar = target.closest('[data-menu-list]');
  if (!bar || !target.matches('a, summary')) return;
  if (menu && (key === 'ArrowDown' || key === 'ArrowUp')) {
    delete menu.dataset.dismissed;
    toggleOf(menu).open = true;
    const links = linksOf(menu);
    return key === 'ArrowDown' ? links[0] : links.at(-1);
  }
  if (key !== 'ArrowLeft' && key !== 'ArrowRight') return;
  const stops = [...bar.querySelectorAll<HTMLElement>('li:not([data-menu-panel] *) > a, summary')];
  // `dir` is set only for right to left.
  return stops[stops.indexOf(target) + ((key === 'ArrowRight') === !document.dir ? 1 : -1)];
}

/** Arrow keys in a panel move to the nearest entry on that side as drawn; up from the first row returns to the bar. */
function neighbour(menu: HTMLElement, target: HTMLElement, key: string): HTMLElement | undefined {
  const links = linksOf(menu);
  if (key === 'Home') return links[0];
  if (key === 'End') return links.at(-1);
  const here = target.getBoundingClientRect();
  const isBefore = key === 'ArrowUp' || key === 'ArrowLeft';
  const isAlong = key === 'ArrowLeft' || key === 'ArrowRight';
  if (!isBefore && key !== 'ArrowDown' && key !== 'ArrowRight') return;
  const [start, end, side, otherSide] = isAlong
    ? (['left', 'right', 'top', 'bottom'] as const)
    : (['top', 'bottom', 'left', 'right'] as const);
  let nearest: HTMLElement | undefined;
  let least = Number.POSITIVE_INFINITY;
  for (const link of links) {
    const there = link.getBoundingClientRect();
    const gap = isBefore ? here[start] - there[end] : there[start] - here[end];
    const isBeside = there[side] < here[otherSide] && there[otherSide] > here[side];
    if (gap < -1 || !(isAlong || isBeside)) continue;
    // Along a row the next column wins, then the closest height.
    const distance = gap + Math.abs(isAlong ? (there[side] - here[side]) / 1000 : 0);
    if (distance < least) [nearest, least] = [link, distance];
  }
  if (nearest) return nearest;
  if (key === 'ArrowDown') return links.at(-1);
  return key === 'ArrowUp' ? (toggleOf(menu).querySelector('summary') ?? undefined) : undefined;
}

function linksOf(menu: HTMLElement) {
  return [...menu.querySelectorAll<HTMLElement>('[data-menu-panel] a')];
}
