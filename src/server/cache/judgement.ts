/** What is learnt about an answer while it is made. */
import type { Context as HonoContext } from 'hono';

export interface Judgement {
  /** False once it contains something personal: a form's key, an appointment. */
  isForEverybody: boolean;
  /** Set by pages whose answer lasts, until they show something that changes with bookings or the clock. */
  isLasting: boolean;
  /** False once a part of it was refused or could not be loaded. */
  isWhole: boolean;
}

export function newJudgement(): Judgement {
  return { isForEverybody: true, isLasting: false, isWhole: true };
}

/** What the entrance (front.ts) tells the app about a cacheable request. */
export interface AskedForEverybody {
  judgement: Judgement;
  /** The client address of the first visitor to ask: limits count the work for it. */
  client: string;
}

/** The visitor's address if the entrance asks in its place. */
export function askedBy(c: HonoContext): string | undefined {
  return (c.env as Partial<AskedForEverybody> | undefined)?.client;
}

/** A direct answer gets an unused judgement. */
export function judgementOf(c: HonoContext): Judgement {
  return (c.env as { judgement?: Judgement } | undefined)?.judgement ?? newJudgement();
}
