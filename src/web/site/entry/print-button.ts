/** Buttons that print the page. They are hidden until this runs, as they do nothing without it. */
export {};

for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
