/**
 * For answers that must be current but are expensive. One runs at a time; everyone who asks the same in the meantime
 * shares the next one, started after they asked. So no answer is older than its question, and a crowd costs no more
 * than one visitor after another.
 */
import { speech } from '#words/language.ts';

interface Round<T> {
  running: Promise<T>;
  /** For callers who asked after the first had started. */
  next: Promise<T> | null;
}

export class SharedAnswers {
  readonly #rounds = new Map<string, Round<unknown>>();

  /**
   * `asked` names everything that the answer depends on except the time and the language; callers must not modify the
   * answer.
   */
  answer<T>(asked: string, find: () => Promise<T>): Promise<T> {
    const question = `${speech().language} ${asked}`;
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
