import type { PartOfDay } from '#contract/inquiry.ts';

/** The typed values. Every answer returns them, so that nothing has to be typed twice. */
export interface AskValues {
  mode: string;
  from: string;
  to: string;
  parts: PartOfDay[];
  name: string;
  email: string;
  phone: string;
  message: string;
}

export interface AskState {
  values: AskValues;
  errors: Record<string, string>;
  /** An error of the whole form. */
  problem?: string;
  /** Idempotency key: a second press is the same request. */
  key: string;
  /** When the form was first shown, in epoch milliseconds. */
  openedAt: number;
}
