import { useState } from 'react';
import { ApiProblem } from '#web/api/client.ts';
import { type Choice, grantsOf, problemsOf } from './grants.ts';

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
    /** The roles to send; undefined if a choice is missing, which the fields then say. */
    read() {
      const problems = problemsOf(choice);
      setErrors(problems);
      // After the messages have rendered.
      setTimeout(() => document.querySelector<HTMLElement>('dialog[open] [aria-invalid]')?.focus());
      return Object.keys(problems).length === 0 ? grantsOf(choice) : undefined;
    },
    /** Shows the server's errors about roles; returns whether there were any. */
    refused(error: unknown) {
      const found = error instanceof ApiProblem ? (error.body.errors ?? []) : [];
      const ours = found.filter(({ path }) => path === 'doctorId' || path.startsWith('roles'));
      setErrors(Object.fromEntries(ours.map(({ path, message }) => [path.split('.')[0]!, message])));
      return ours.length > 0;
    },
  };
}
