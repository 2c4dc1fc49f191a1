import { useQueryClient } from '@tanstack/react-query';
import { useState } from 'react';
import type { z } from 'zod';
import type { Appointment } from '#contract/appointment.ts';
import type { DeskBookingFields } from '#contract/desk.ts';
import type { SeriesFields, SeriesTaken } from '#contract/series.ts';
import { inWords } from '#web/admin/session/error-words.ts';
import { useRequestKey } from '#web/admin/session/request-key.ts';
import { api } from '#web/admin/session/session.ts';
import { ApiProblem } from '#web/api/client.ts';

export type DeskBooking = z.input<typeof DeskBookingFields>;
export type SeriesBooking = z.input<typeof SeriesFields>;

/** Sends a booking, never the same one twice. Warnings wait for confirmation; errors go to their fields. */
export function useDeskBooking() {
  const queries = useQueryClient();
  const [isBusy, setBusy] = useState(false);
  const [warnings, setWarnings] = useState<string[]>([]);
  const [refusal, setRefusal] = useState('');
  const [wrong, setWrong] = useState<Record<string, string>>({});
  const keyOf = useRequestKey();

  async function send<Body, Result>(
    body: Body,
    call: (idempotencyKey: string) => Promise<{ data: Result }>,
    onTaken?: (taken: SeriesTaken[]) => void,
  ): Promise<Result | null> {
    setBusy(true);
    setRefusal('');
    setWarnings([]);
    setWrong({});
    try {
      return (await call(keyOf(body))).data;
    } catch (error) {
      if (error instanceof ApiProblem && error.is('not-confirmed')) {
        setWarnings(error.body.warnings as string[]);
      } else if (error instanceof ApiProblem && error.body.errors) {
        setWrong(Object.fromEntries(error.body.errors.map(({ path, message }) => [path, message])));
        setRefusal(error.body.errors.map(({ message }) => message).join(' '));
      } else {
        if (error instanceof ApiProblem && error.body.taken) onTaken?.(error.body.taken as SeriesTaken[]);
        setRefusal(inWords(error));
      }
      return null;
    } finally {
      setBusy(false);
      void queries.invalidateQueries({ queryKey: ['appointment'] });
    }
  }
  const book = (body: DeskBooking): Promise<Appointment | null> =>
    send(body, (idempotencyKey) => api.desk.book({ body }, { idempotencyKey }));
  /** Passes on visits that were no longer free. */
  async function bookSeries(
    body: SeriesBooking,
    onTaken: (taken: SeriesTaken[]) => void,
  ): Promise<Appointment[] | null> {
    const call = (idempotencyKey: string) => api.series.book({ body }, { idempotencyKey });
    return (await send(body, call, onTaken))?.visits ?? null;
  }
  return { book, bookSeries, isBusy, warnings, refusal, wrong, forget: () => setWarnings([]) };
}
