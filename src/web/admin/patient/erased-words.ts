import type { Erasure } from '#contract/patient.ts';

const kinds: Record<keyof Erasure['erased'], [one: string, many: string]> = {
  visits: ['visit', 'visits'],
  inquiries: ['inquiry', 'inquiries'],
  waits: ['place on the waiting list', 'places on the waiting list'],
  messages: ['message', 'messages'],
  notes: ['note', 'notes'],
  subscriptions: ['newsletter subscription', 'newsletter subscriptions'],
};

/** "2 visits, 1 inquiry and 5 messages". */
export function countWords(erased: Erasure['erased']): string {
  const parts = Object.entries(kinds)
    .map(([kind, words]) => [erased[kind as keyof typeof kinds], words] as const)
    .filter(([count]) => count > 0)
    .map(([count, [one, many]]) => `${count} ${count === 1 ? one : many}`);
  const name = 'the name and contact details';
  return new Intl.ListFormat('en-GB').format([name, ...parts]);
}

/** As the end of a sentence; the hospital may not have said which law it is. */
export function lawWords(law: string): string {
  return law ? `, as the law requires (${law})` : ', as the law requires';
}
