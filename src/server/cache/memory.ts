/**
 * Kept answers within a bound of bytes, those that were asked for longest ago going first. Addresses with choices in
 * them (`?q=…`) have a quarter of the room for themselves: of those a stranger can make up as many as they like, and
 * they must not push out the pages themselves.
 */
import { isPlain } from './address.ts';
import type { KeptAnswer } from './kept-answer.ts';

class Room {
  readonly #answers = new Map<string, KeptAnswer>();
  readonly #limit: number;
  bytes = 0;

  constructor(limit: number) {
    this.#limit = limit;
  }

  get count() {
    return this.#answers.size;
  }

  get(address: string) {
    const answer = this.#answers.get(address);
    if (!answer) return undefined;
    // A map keeps the order of insertion.
    this.#answers.delete(address);
    this.#answers.set(address, answer);
    return answer;
  }

  set(address: string, answer: KeptAnswer) {
    this.#remove(address);
    if (answer.bytes > this.#limit / 4) return;
    this.#answers.set(address, answer);
    this.bytes += answer.bytes;
    answer.grown = (bytes) => this.#grow(bytes);
    this.#shrink();
  }

  #grow(bytes: number) {
    this.bytes += bytes;
    this.#shrink();
  }

  #shrink() {
    for (const address of this.#answers.keys()) {
      if (this.bytes <= this.#limit) return;
      this.#remove(address);
    }
  }

  #remove(address: string) {
    const answer = this.#answers.get(address);
    if (!answer) return;
    answer.grown = null;
    this.#answers.delete(address);
    this.bytes -= answer.bytes;
  }
}

export class Memory {
  readonly #plain: Room;
  readonly #chosen: Room;

  /** In bytes; with none nothing is kept. */
  readonly limit: number;

  constructor(limit: number) {
    this.limit = limit;
    this.#plain = new Room((limit * 3) / 4);
    this.#chosen = new Room(limit / 4);
  }

  get(address: string): KeptAnswer | undefined {
    return this.#plain.get(address) ?? this.#chosen.get(address);
  }

  set(address: string, answer: KeptAnswer) {
    (isPlain(address) ? this.#plain : this.#chosen).set(address, answer);
  }

  /** Bytes that are held, compressed forms included. */
  get bytes() {
    return this.#plain.bytes + this.#chosen.bytes;
  }
  get count() {
    return this.#plain.count + this.#chosen.count;
  }
}
