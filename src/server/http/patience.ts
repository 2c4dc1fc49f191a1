/**
 * How long a client may take to send a request, in milliseconds, before its connection ends with 408. Headers are
 * short. Five minutes is how long uploading a hospital's export may take, as docs/operations.md says: the server has
 * one limit for all bodies, and those of strangers are mostly refused by their headers.
 */
export const patience = {
  headersTimeout: 15_000,
  requestTimeout: 300_000,
  // The interval of both checks; Node's own half minute would be added to each.
  connectionsCheckingInterval: 1_000,
};
