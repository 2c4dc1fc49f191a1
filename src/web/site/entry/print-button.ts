/** Buttons that print the page. They are hidden until this runs, since nothing else can make them work. */
export {};

for (const button of document.querySelectorAll<HTMLElement>('[data-print]')) {
  button.hidden = false;
  button.addEventListener('click', () => print());
}
