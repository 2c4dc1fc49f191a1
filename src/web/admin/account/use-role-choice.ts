import { useState } from 'react';
import { ApiProblem } from '#web/api/client.ts';
import { type Choice, grantsOf, problemsOf } from './grants.ts';

/** Roles as they are being chosen, and what is wrong with them by field. */
export function useRoleChoice(first: Choice) {
  const [choice, setChoice] = useState(first);
  const [errors, setErrors] = useState<Record<string, string>>({});
  return {
    fields: {
      choice,
      errors,
      onChange(next: Choice) {
        setChoice(next);
        setErrors({});
      },
    },
    /** What to send; undefined while something has to be chosen first, which the fields then say. */
    read() {
      const problems = problemsOf(choice);
      setErrors(problems);
      // Once the messages are there.
      setTimeout(() => document.querySelector<HTMLElement>('dialog[open] [aria-invalid]')?.focus());
      return Object.keys(problems).length === 0 ? grantsOf(choice) : undefined;
    },
    /** Takes what the server refused about the roles; answers whether that was anything. */
    refused(error: unknown) {
      const found = error instanceof ApiProblem ? (error.body.errors ?? []) : [];
      const ours = found.filter(({ path }) => path === 'doctorId' || path.startsWith('roles'));
      setErrors(Object.fromEntries(ours.map(({ path, message }) => [path.split('.')[0]!, message])));
      return ours.length > 0;
    },
  };
}
