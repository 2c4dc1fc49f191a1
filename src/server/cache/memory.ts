/**
 * Cached answers within a limit of bytes. The oldest is evicted first, unless it was requested again: then it moves to
 * the end of the queue. Setting a flag costs a cached page less than moving it each time. Addresses with a query
 * (`?q=…`) have a quarter of the room to themselves: strangers can make up as many as they like, and they must not
 * evict the pages.
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
    if (answer) answer.isWanted = true;
    return answer;
  }

  set(address: string, answer: KeptAnswer) {
    this.#remove(address);
    if (answer.bytes > this.#limit / 4) return;
    this.#makeRoom(answer.bytes);
    this.#answers.set(address, answer);
    this.bytes += answer.bytes;
    answer.grown = (bytes) => {
      this.bytes += bytes;
      this.#makeRoom(0);
    };
  }

  #makeRoom(bytes: number) {
    // A map keeps insertion order, and the iteration reaches entries added on the way.
    for (const [address, answer] of this.#answers) {
      if (this.bytes + bytes <= this.#limit) return;
      if (answer.isWanted) {
        answer.isWanted = false;
        this.#answers.delete(address);
        this.#answers.set(address, answer);
      } else this.#remove(address);
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

  /** In bytes; 0 caches nothing. */
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

  /** Includes compressed forms. */
  get bytes() {
    return this.#plain.bytes + this.#chosen.bytes;
  }
  get count() {
    return this.#plain.count + this.#chosen.count;
  }
}
