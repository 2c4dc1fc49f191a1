import type { BookingMethod } from '#contract/visit-type.ts';
import type { Client } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { CallButton } from './call-button.tsx';

/** How a package or service is booked: as its visit type says, if it has one. */
export async function offeredFor(
  api: Client,
  { visitTypeId }: { visitTypeId: number | null },
): Promise<BookingMethod> {
  if (!visitTypeId) return 'book';
  const visitType = await orNothing('visit type', api.visitType.get({ params: { id: String(visitTypeId) } }));
  return visitType?.offered ?? 'book';
}

export function BookButton({
  kind,
  slug,
  offered,
  phone,
}: {
  kind: 'package' | 'service';
  slug: string;
  offered: BookingMethod;
  phone: string | undefined;
}) {
  if (offered === 'phone')
    return phone ? (
      <>
        <CallButton number={phone} size="large" />
        <a href={at(`/appointment?${kind}=${slug}`)} className="text-link text-center">
          {t('When you can reach us')}
        </a>
      </>
    ) : null;
  return (
    <ButtonLink href={at(`/appointment?${kind}=${slug}`)} size="large">
      <Icon name="calendar-check" className="size-5 shrink-0" />
      {offered === 'ask' ? t('Ask for a time') : t('Book an appointment')}
    </ButtonLink>
  );
}
