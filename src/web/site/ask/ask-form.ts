import type { PartOfDay } from '#contract/inquiry.ts';

/** What was typed. Every answer carries it, so that nothing has to be typed twice. */
export interface AskValues {
  mode: string;
  from: string;
  to: string;
  /** Those that suit. */
  parts: PartOfDay[];
  name: string;
  email: string;
  phone: string;
  message: string;
}

/** The form as shown: empty, or with its errors. */
export interface AskState {
  values: AskValues;
  errors: Record<string, string>;
  /** About the whole form. */
  problem?: string;
  /** Makes a second press the same request. */
  key: string;
  /** When the form was first shown, in epoch milliseconds. */
  openedAt: number;
}
