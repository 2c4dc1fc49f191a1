/**
 * What a visit needs. It says something about a person's health, so it is kept with the appointment alone and only as
 * long as the visit (server/booking/needs.ts).
 */
import { z } from 'zod';
import { line } from './base.ts';
import { longestLanguage } from './lengths.ts';
import { said } from './validation-message.ts';

/** As written. Without an interpreter the language is ignored. */
export const needs = {
  needsInterpreter: z.boolean().optional(),
  interpreterLanguage: line(longestLanguage).optional(),
  needsStepFree: z.boolean().optional(),
  needsHearingHelp: z.boolean().optional(),
  needsSightHelp: z.boolean().optional(),
  needsChaperone: z.boolean().optional(),
};

export const languageGiven = [
  (body: { needsInterpreter?: boolean | undefined; interpreterLanguage?: string | undefined }) =>
    !body.needsInterpreter || Boolean(body.interpreterLanguage),
  { path: ['interpreterLanguage'], ...said('Enter the language for the interpreter.') },
] as const satisfies [unknown, { path: [string]; error(): string }];

export const NeedsFields = z.strictObject(needs).refine(...languageGiven);
export type NeedsFields = z.output<typeof NeedsFields>;

/** As shown to staff. */
export const Needs = z.object({
  needsInterpreter: z.boolean(),
  interpreterLanguage: z.string(),
  needsStepFree: z.boolean(),
  needsHearingHelp: z.boolean(),
  needsSightHelp: z.boolean(),
  needsChaperone: z.boolean(),
});
export type Needs = z.output<typeof Needs>;
