import { zodResolver } from '@hookform/resolvers/zod';
import { useMemo } from 'react';
import { useForm } from 'react-hook-form';
import type { z } from 'zod';
import { TimeOffFields } from '#contract/schedule.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { ApiProblem } from '#web/api/client.ts';

/** A form for leave or extra hours. `refused` puts the call's errors beside the fields. */
export function useTimeOffForm(defaultValues: Required<z.input<typeof TimeOffFields>>) {
  const form = useForm({ defaultValues, resolver: zodResolver(TimeOffFields) as never });
  const scope = useMemo(
    () => ({ fields: TimeOffFields, entry: null, shownFields: new Map(), isReadOnly: false }),
    [],
  );
  function refused(error: unknown) {
    if (error instanceof ApiProblem) {
      for (const { path, message } of error.body.errors ?? []) form.setError(path as 'from', { message });
    }
    form.setError('root', { message: inWords(error) });
  }
  return { form, scope, refused };
}
