import { type FormEvent, useState } from 'react';
import { ApiProblem } from '#web/api/client.ts';
import { inWords } from './error-words.ts';

/**
 * A short form: `work` gets the values. A refusal goes to its field if it names one, otherwise above the form.
 * `isSending` until the answer arrives.
 */
export function useSubmit(work: (entered: Record<string, string>, form: HTMLFormElement) => Promise<void>) {
  const [isSending, setSending] = useState(false);
  const [problem, setProblem] = useState<string | null>(null);
  const [errors, setErrors] = useState<Record<string, string>>({});

  async function submit(event: FormEvent<HTMLFormElement>) {
    event.preventDefault();
    if (isSending) return;
    const form = event.currentTarget;
    const entered = Object.fromEntries([...new FormData(form)].map(([name, value]) => [name, String(value)]));
    setSending(true);
    setProblem(null);
    setErrors({});
    try {
      await work(entered, form);
    } catch (error) {
      const fields = error instanceof ApiProblem ? (error.body.errors ?? []) : [];
      const named = fields.filter(({ path }) => form.elements.namedItem(path));
      setErrors(Object.fromEntries(named.map(({ path, message }) => [path, message])));
      if (named.length === 0) setProblem(inWords(error));
      const first = named[0] && form.elements.namedItem(named[0].path);
      if (first instanceof HTMLElement) first.focus();
    } finally {
      setSending(false);
    }
  }
  return { submit, isSending, problem, errors };
}
