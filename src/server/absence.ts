/** How long something outside, such as a mail server, has been away, and how often it was asked in vain. */
export class Absence {
  /** By a clock that nobody sets, in milliseconds. */
  readonly #from = performance.now();
  failed = 0;

  /** What the log says of it once it is over; whole seconds. */
  get figures() {
    return { seconds: Math.ceil((performance.now() - this.#from) / 1000), failed: this.failed };
  }
}
