import { useQueryClient } from '@tanstack/react-query';
import { type FormEvent, useState } from 'react';
import { ApiProblem } from '#web/api/client.ts';
import { refusalOf } from './refusal-of.ts';

/**
 * Saves a dialog's change to a visit. `send` makes the call and returns the result in words; then the dialog closes. A
 * refusal is in words, and `wrong` has the errors by field.
 */
export function useVisitSave({ onClose, onChanged }: { onClose(): void; onChanged(words: string): void }) {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [refusal, setRefusal] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});

  async function save(event: FormEvent, send: () => Promise<string>) {
    event.preventDefault();
    if (isBusy) return;
    setBusy(true);
    setRefusal('');
    setWrong({});
    try {
      onChanged(await send());
      onClose();
    } catch (error) {
      const errors = error instanceof ApiProblem ? (error.body.errors ?? []) : [];
      setWrong(Object.fromEntries(errors.map(({ path, message }) => [path, message])));
      setRefusal(refusalOf(error));
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['appointment'] });
      void queries.invalidateQueries({ queryKey: ['patient'] });
    }
  }
  return { isBusy, refusal, wrong, save };
}
