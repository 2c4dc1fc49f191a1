/**
 * Counts the ticked packages and undoes a tick too many. Without script the server shows the first three and says so.
 */
export {};

const bar = document.querySelector<HTMLElement>('[data-compare]');
const words = bar?.querySelector('[data-compare-words]');
const most = Number(bar?.dataset.compare);

document.addEventListener('change', ({ target }) => {
  if (!words || !(target instanceof HTMLInputElement) || target.name !== 'compare') return;
  const chosen = document.querySelectorAll('[name=compare]:is(:checked, [type=hidden])').length;
  if (chosen > most) target.checked = false;
  const { chosen: lines, tooMany } = bar!.dataset;
  words.textContent = chosen > most ? tooMany! : lines!.split('\n')[chosen]!;
});
