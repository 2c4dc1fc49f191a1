/**
 * Offers the website in the language that the browser prefers, of those that it has, until somebody refuses or chooses
 * one. Only that is remembered, and only in this browser.
 */
export {};

const place = 'languageOffer';
const lines = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')];
const ofPage = languageOf(document.documentElement.lang);

function languageOf(tag: string) {
  return tag.split('-')[0]!;
}

/** A browser that can remember no refusal is not asked. */
function isDecided() {
  try {
    return localStorage.getItem(place) !== null;
  } catch {
    return true;
  }
}

function decide() {
  for (const line of lines) line.hidden = true;
  try {
    localStorage.setItem(place, 'decided');
  } catch {
    // It is asked again.
  }
}

const preferred = navigator.languages
  .map(languageOf)
  .find((one) => one === ofPage || lines.some(({ dataset }) => dataset.languageOffer === one));
const line = lines.find(({ dataset }) => dataset.languageOffer === preferred);
if (line && !isDecided()) line.hidden = false;

document.addEventListener('click', ({ target }) => {
  if ((target as Element).closest('.languages a, .language-offer button')) decide();
});
