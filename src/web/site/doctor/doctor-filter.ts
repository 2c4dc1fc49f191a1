/**
 * Submits the doctor finder on a choice by pointer; by keyboard it waits for Enter or the button, as arrow keys step
 * through the options. Empty fields stay out of the address.
 */
export {};

let byPointer = false;
for (const type of ['pointerdown', 'keydown']) {
  document.addEventListener(type, () => (byPointer = type === 'pointerdown'), {
    capture: true,
    passive: true,
  });
}

document.addEventListener('change', ({ target }) => {
  const field = target as HTMLSelectElement | HTMLInputElement;
  if (byPointer && field.matches('[data-submits-on-choice] :is(select, [type=checkbox])'))
    field.form?.requestSubmit();
});

document.addEventListener('formdata', ({ target, formData }) => {
  if ((target as HTMLFormElement).method !== 'get') return;
  for (const [name, value] of [...formData]) if (value === '') formData.delete(name);
});
