/**
 * Questions whose answer must be true now and is dear to find: one at a time is worked out, and whoever asks the same
 * meanwhile shares the answer that is begun after they asked. So no answer is older than its question, and a crowd that
 * asks at once costs no more than one visitor after another.
 */
interface Round<T> {
  running: Promise<T>;
  /** Of those who came after it had begun. */
  next: Promise<T> | null;
}

export class SharedAnswers {
  readonly #rounds = new Map<string, Round<unknown>>();

  /** `question` names all that the answer depends on but the moment; nobody may change what is answered. */
  answer<T>(question: string, find: () => Promise<T>): Promise<T> {
    const round = this.#rounds.get(question) as Round<T> | undefined;
    if (!round) return this.#begin(question, find);
    round.next ??= round.running.then(
      () => this.#begin(question, find),
      () => this.#begin(question, find),
    );
    return round.next;
  }

  #begin<T>(question: string, find: () => Promise<T>): Promise<T> {
    const round: Round<T> = { running: find(), next: null };
    this.#rounds.set(question, round);
    const over = () => {
      if (round.next === null) this.#rounds.delete(question);
    };
    round.running.then(over, over);
    return round.running;
  }
}
