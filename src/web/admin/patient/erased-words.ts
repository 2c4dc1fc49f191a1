import { listed } from '#contract/listed.ts';
import type { Erasure } from '#contract/patient.ts';
import type { Retention } from '#contract/retention.ts';
import { counted, t } from '#words/say.ts';

const kinds: Record<keyof Erasure['erased'], (count: number) => string> = {
  visits: (count) => counted('{count} visit', '{count} visits', count),
  inquiries: (count) => counted('{count} inquiry', '{count} inquiries', count),
  waits: (count) => counted('{count} place on the waiting list', '{count} places on the waiting list', count),
  messages: (count) => counted('{count} message', '{count} messages', count),
  notes: (count) => counted('{count} note', '{count} notes', count),
  subscriptions: (count) =>
    counted('{count} newsletter subscription', '{count} newsletter subscriptions', count),
};

/** "The name and contact details, 2 visits, 1 inquiry and 5 messages". */
export function countWords(erased: Erasure['erased']): string {
  const parts = Object.entries(kinds)
    .map(([kind, words]) => [erased[kind as keyof typeof kinds], words] as const)
    .filter(([count]) => count > 0)
    .map(([count, words]) => words(count));
  return listed([t('the name and contact details'), ...parts]);
}

/** What the law requires to be kept, before an erasure; the hospital may not have named the law. */
export function keptWords({ recordMonths, recordLaw: law }: Pick<Retention, 'recordMonths' | 'recordLaw'>) {
  return law
    ? counted(
        'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires ({law}). They are deleted by themselves after that.',
        'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires ({law}). They are deleted by themselves after that.',
        recordMonths,
        { law },
      )
    : counted(
        'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires. They are deleted by themselves after that.',
        'Visits that may have taken place in the last {count} months stay with the name, the day, the doctor and what they were for, as the law requires. They are deleted by themselves after that.',
        recordMonths,
      );
}

/** The same above the visits that were kept. */
export function lawfulWords(law: string) {
  return law
    ? t('Kept with the name, the day, the doctor and what it was for, as the law requires ({law}):', { law })
    : t('Kept with the name, the day, the doctor and what it was for, as the law requires:');
}
