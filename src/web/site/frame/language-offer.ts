/**
 * Offers the website in the browser's preferred language, if available, until the visitor refuses or chooses one. Only
 * the decision is stored, and only in this browser.
 */
export {};

const place = 'languageOffer';
const lines = [...document.querySelectorAll<HTMLElement>('[data-language-offer]')];
const ofPage = languageOf(document.documentElement.lang);

function languageOf(tag: string) {
  return tag.split('-')[0]!;
}

/** No offer if the browser cannot store a refusal. */
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
    // Not stored, so it is offered again.
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
