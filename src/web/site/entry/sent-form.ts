/**
 * After a refused form was sent successfully, its page must not return: as the answer to a POST it would send the old
 * values again, or show old errors. Its address becomes one for GET, and a page restored from memory is reloaded.
 */
export {};

if (document.querySelector('.error-summary')) {
  history.replaceState(history.state, '', location.href);
  let isSent = false;
  addEventListener('submit', () => {
    isSent = true;
  });
  addEventListener('pageshow', ({ persisted }) => {
    if (persisted && isSent) location.replace(location.href);
  });
}
