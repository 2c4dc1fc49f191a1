/** What is found out about an answer while it is made. */
import type { Context as HonoContext } from 'hono';

export interface Judgement {
  /** False once it holds what is one visitor's own: a form's key, an appointment. */
  isForEverybody: boolean;
  /** True where whoever makes it says so, until it shows what changes with bookings or with the clock. */
  isLasting: boolean;
  /** False once a part of it was refused or could not be loaded. */
  isWhole: boolean;
}

export function newJudgement(): Judgement {
  return { isForEverybody: true, isLasting: false, isWhole: true };
}

/** What the front (front.ts) tells the app of a request for an answer that may be kept. */
export interface AskedForEverybody {
  judgement: Judgement;
  /** The address of the visitor who is the first to ask: making the answer is counted for it. */
  client: string;
}

/** The visitor's address where the front asks in its place. */
export function askedBy(c: HonoContext): string | undefined {
  return (c.env as Partial<AskedForEverybody> | undefined)?.client;
}

/** Of the request that is being answered; who answers a visitor directly asks for none and gets one that nobody reads. */
export function judgementOf(c: HonoContext): Judgement {
  return (c.env as { judgement?: Judgement } | undefined)?.judgement ?? newJudgement();
}
