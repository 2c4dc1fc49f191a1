import { useQuery } from '@tanstack/react-query';
import { useHospital } from '#web/admin/session/hospital.ts';
import { api } from '#web/admin/session/session.ts';
import { askedVisit } from '#web/admin/times/asked-visit.ts';
import { timeWords } from '#web/dates/words.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { t } from '#words/say.ts';

interface WalkIn {
  doctor: string;
  visitType: string;
  today: string;
}

/** Today's next free place; null if none is left, undefined while loading. */
export function usePlaceToday({ doctor, visitType, today }: WalkIn, isAsked: boolean) {
  const question = { doctor, ...askedVisit(visitType).query, from: today, to: today };
  const { data } = useQuery({
    queryKey: ['appointment', 'free', question],
    queryFn: async () => (await api.desk.free({ query: question })).data,
    refetchInterval: 30_000,
    enabled: isAsked,
  });
  return data && (data[0] ?? null);
}

/** The place that a walk-in would get; the server checks again when it books. */
export function WalkInPlace(asked: WalkIn) {
  const { locale } = useHospital();
  const next = usePlaceToday(asked, true);
  if (next === undefined) return null;
  return (
    <p role="status" className={next ? 'notice' : 'notice notice-warning'}>
      {next ? (
        <Phrase
          message="Next free place today: <strong>{time}</strong>. The patient is marked as arrived."
          strong={(words) => <strong>{words}</strong>}
          time={timeWords(next.localTime, locale)}
        />
      ) : (
        t('This doctor has no free times left today.')
      )}
    </p>
  );
}
