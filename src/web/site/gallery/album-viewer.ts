/**
 * Shows an album's pictures one by one over the page, from the page's links. The address follows the picture, the back
 * button closes, and the focus returns to the picture seen last.
 */
import './album-viewer.css';

const viewer = document.querySelector<HTMLDialogElement>('[data-viewer]')!;
const links = [...document.querySelectorAll<HTMLAnchorElement>('a[data-view]')];
const album = location.pathname;
/** In right-to-left pages, the next picture is to the left. */
const forward = getComputedStyle(document.documentElement).direction === 'rtl' ? -1 : 1;
const numbers = new Intl.NumberFormat(document.documentElement.lang);
let shown = 0;
/** Whether we added a history entry, which closing removes. */
let hasEntry = false;

export function view(link: HTMLAnchorElement) {
  if (viewer.open) return;
  history.pushState(null, '', link.href);
  hasEntry = true;
  open(links.indexOf(link));
}

function open(place: number) {
  document.documentElement.classList.add('viewer-open');
  viewer.showModal();
  show(place);
}

function show(place: number) {
  shown = place;
  const link = links[place]!;
  const picture = link.querySelector('picture')!.cloneNode(true) as HTMLElement;
  const image = picture.querySelector('img')!;
  for (const part of picture.querySelectorAll('source, img')) part.setAttribute('sizes', '100vw');
  image.loading = 'eager';
  image.className = 'viewer-picture';
  image.draggable = false;
  const caption = link.closest('figure')!.querySelector('figcaption')?.textContent ?? '';
  within('stage').replaceChildren(picture);
  within('count').textContent = placeIn(within('count').dataset.count!, place);
  within('caption').textContent = caption;
  const said = placeIn(within('said').dataset.said!, place);
  within('said').textContent = [said, image.alt, caption === image.alt ? '' : caption]
    .filter(Boolean)
    .join('. ');
  for (const button of viewer.querySelectorAll<HTMLElement>('[data-step]')) {
    // Not `disabled`, which would lose the focus at the last picture.
    button.ariaDisabled = String(!links[place + Number(button.dataset.step)]);
  }
}

function placeIn(words: string, place: number) {
  return words.replace('{place}', numbers.format(place + 1)).replace('{count}', numbers.format(links.length));
}

function step(by: number) {
  const next = links[shown + by];
  if (!next) return;
  history.replaceState(null, '', next.href);
  show(shown + by);
}

viewer.addEventListener('click', ({ target }) => {
  const control = (target as Element).closest<HTMLElement>('[data-close], [data-step]');
  if (control?.dataset.step) step(Number(control.dataset.step));
  else if (control || target === viewer || target === within('stage')) viewer.close();
});

viewer.addEventListener('keydown', (event) => {
  const to = {
    ArrowLeft: shown - forward,
    ArrowRight: shown + forward,
    Home: 0,
    End: links.length - 1,
  }[event.key];
  if (to === undefined || event.altKey || event.ctrlKey || event.metaKey) return;
  event.preventDefault();
  step(to - shown);
});

viewer.addEventListener('close', () => {
  // The event is late: the forward button may have reopened the viewer.
  if (viewer.open) return;
  document.documentElement.classList.remove('viewer-open');
  if (hasEntry) history.back();
  hasEntry = false;
  within('said').textContent = '';
  links[shown]!.focus();
});

addEventListener('popstate', () => {
  const place = links.findIndex(({ href }) => href === location.href);
  if (place >= 0 && !viewer.open) {
    hasEntry = true;
    open(place);
  } else if (place < 0 && viewer.open && location.pathname === album) {
    hasEntry = false;
    viewer.close();
  }
});

/** A horizontal swipe turns the page; other gestures are left to the browser. */
let from: PointerEvent | null = null;
viewer.addEventListener('pointerdown', (event) => {
  from = event.pointerType === 'touch' && event.isPrimary ? event : null;
});
viewer.addEventListener('pointerup', (event) => {
  if (!from || !event.isPrimary) return;
  const [across, down] = [event.clientX - from.clientX, event.clientY - from.clientY];
  if (Math.abs(across) > 40 && Math.abs(across) > 2 * Math.abs(down)) step(across < 0 ? forward : -forward);
  from = null;
});
viewer.addEventListener('pointercancel', () => {
  from = null;
});

function within(name: string) {
  return viewer.querySelector<HTMLElement>(`[data-${name}]`)!;
}
