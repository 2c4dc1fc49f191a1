/** How long an outside service, such as a mail server, has been away, and how many calls failed. */
export class Absence {
  /** By a clock that is never adjusted, in milliseconds. */
  readonly #from = performance.now();
  failed = 0;

  /** For the log once it is over; whole seconds. */
  get figures() {
    return { seconds: Math.ceil((performance.now() - this.#from) / 1000), failed: this.failed };
  }
}
