/**
 * How long a client may take to send a request, in milliseconds; then its connection ends with 408. A minute is enough
 * for the largest chunk of a picture on a bad line, and too short to hold connections open for nothing.
 */
export const patience = { headersTimeout: 15_000, requestTimeout: 60_000 };
