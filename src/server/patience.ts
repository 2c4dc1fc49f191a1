/**
 * How long a client may take to send a request, in milliseconds; then its connection ends with 408. Headers are short,
 * so they come soon. Five minutes are what the export of a hospital may take to arrive, as docs/operations.md says; the
 * server has one measure for all bodies, and those of strangers are mostly refused by their headers.
 */
export const patience = { headersTimeout: 15_000, requestTimeout: 300_000 };
