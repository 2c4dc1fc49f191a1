/**
 * A refused form, once it was sent after all. Its page is the answer to a POST: the way back to it would send the old
 * words again, or show the old errors beside them. So its address is made one that is only read, and a page that comes
 * back from memory after its form was sent is opened anew.
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
