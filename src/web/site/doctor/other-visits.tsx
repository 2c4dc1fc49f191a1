import type { VisitType } from '#contract/visit-type.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export type OtherVisit = Pick<VisitType, 'id' | 'name' | 'language' | 'offered'>;

/** Visit types of a doctor that are not booked online: a link to ask, or a number and its hours. */
export function OtherVisits({
  visits,
  doctorSlug,
  phone,
}: {
  visits: OtherVisit[];
  doctorSlug: string;
  phone: string | undefined;
}) {
  if (visits.length === 0) return null;
  return (
    <ul className="mt-4 grid gap-2 border-t border-line pt-4">
      {visits.map((visit) => {
        const page = at(`/appointment/ask?doctor=${doctorSlug}&visit=${visit.id}`);
        return (
          <li key={visit.id} className="flex flex-wrap items-baseline justify-between gap-x-4">
            <a href={page} className="text-link inline-flex min-h-8 items-center" {...langOf(visit)}>
              {visit.name}
            </a>
            {visit.offered === 'ask' ? (
              t('ask for a time')
            ) : phone ? (
              <PhoneLink number={phone} />
            ) : (
              t('call to book')
            )}
          </li>
        );
      })}
    </ul>
  );
}
