import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Icon } from '#web/ui/icon.tsx';

/** What to do where a page cannot help: call the hospital's first number, where it has one. */
export function CallUs() {
  const { contact } = useSite();
  const phone = contact?.phones[0];
  if (!phone) return null;
  return (
    <ButtonLink href={telephone(phone)} variant="secondary">
      <Icon name="phone" className="size-5 shrink-0" />
      Call {phone}
    </ButtonLink>
  );
}
