import { useRef } from 'react';

/**
 * The Idempotency-Key of a body: the same as long as the body is, so that a press after a lost answer changes nothing.
 */
export function useRequestKey() {
  const sent = useRef({ body: '', key: '' });
  return (body: unknown) => {
    const text = JSON.stringify(body);
    if (sent.current.body !== text) sent.current = { body: text, key: newKey() };
    return sent.current.key;
  };
}

/** `crypto.randomUUID` is missing without https, as on a trial installation. */
export function newKey() {
  return [...crypto.getRandomValues(new Uint8Array(16))]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('');
}
