/**
 * Suggests a well-known email provider below a field if the address looks mistyped. One press accepts it; continuing
 * ignores it. Nothing moves while a pointer is down, so that no press misses its button.
 */
import { addressMeant } from './mail-slip.ts';

const fields = 'input[type=email][autocomplete=email]';
/** As long as a pause between two letters. */
const pauseMs = 700;

/** In the footer, in the page's language. */
const sample = document.querySelector('[hidden] > .mail-hint')!;

let isPressed = false;
let timer = 0;

for (const type of ['pointerdown', 'pointerup', 'pointercancel'])
  addEventListener(type, () => (isPressed = type === 'pointerdown'), { capture: true, passive: true });

// Screen readers announce changes only in an element that already exists.
document.addEventListener('focusin', ({ target }) => {
  const field = fieldOf(target);
  if (field) hintOf(field);
});
document.addEventListener('input', ({ target }) => {
  const field = fieldOf(target);
  if (!field) return;
  if (hintOf(field).dataset.meant !== addressMeant(field.value)) show(field, null);
  wait(field, pauseMs);
});
document.addEventListener('change', ({ target }) => {
  const field = fieldOf(target);
  if (field) wait(field, 0);
});

function fieldOf(target: EventTarget | null) {
  const field = target as HTMLInputElement;
  return field.matches?.(fields) ? field : null;
}

function wait(field: HTMLInputElement, milliseconds: number) {
  clearTimeout(timer);
  timer = window.setTimeout(() => {
    if (isPressed) wait(field, 200);
    else if (field.isConnected) show(field, addressMeant(field.value));
  }, milliseconds);
}

function hintOf(field: HTMLInputElement) {
  const above = field.closest('.newsletter-row') ?? field;
  const known = above.nextElementSibling as HTMLElement | null;
  if (known?.matches('.mail-hint')) return known;
  const hint = sample.cloneNode() as HTMLElement;
  above.after(hint);
  return hint;
}

function show(field: HTMLInputElement, meant: string | null) {
  const hint = hintOf(field);
  if ((hint.dataset.meant || null) === meant) return;
  hint.dataset.meant = meant ?? '';
  hint.replaceChildren();
  if (!meant) return;
  hint.append(...sample.cloneNode(true).childNodes);
  const button = hint.querySelector('button')!;
  button.textContent = meant;
  button.addEventListener('click', () => {
    field.value = meant;
    field.dispatchEvent(new Event('input', { bubbles: true }));
    field.focus();
  });
}
