import type { ReactNode } from 'react';
import { useSite } from '#web/hospital/site-data.ts';
import { EmailAddress } from '#web/shell/email-address.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { t } from '#words/say.ts';

export function ContactWays() {
  const { contact } = useSite();
  if (!contact)
    return (
      <p className="max-w-measure text-lg">
        {t('We cannot show our phone numbers at the moment. Please write to us below.')}
      </p>
    );
  return (
    <div className="grid gap-4 lg:grid-cols-2 lg:gap-6">
      <Way icon="phone" title={t('By phone')}>
        {contact.phones.map((phone, place) => (
          <li key={phone}>
            <Label language={contact.language}>
              {contact.phoneLabels[place] || (place === 0 ? t('Reception') : '')}
            </Label>
            <a href={telephone(phone)} dir="ltr" className={`${line} tabular-nums`}>
              {phone}
            </a>
          </li>
        ))}
      </Way>
      <Way icon="mail" title={t('By email')}>
        {contact.emails.map((email, place) => (
          <li key={email}>
            <Label language={contact.language}>{contact.emailLabels[place]}</Label>
            <a href={`mailto:${email}`} className={line}>
              <EmailAddress>{email}</EmailAddress>
            </a>
          </li>
        ))}
      </Way>
    </div>
  );
}

/** Says what a number or an address is for. */
function Label({ language, children }: { language: string | undefined; children: string | undefined }) {
  if (!children) return null;
  return (
    <span className="block pt-2 text-ink-muted" {...langOf({ language })}>
      {children}
    </span>
  );
}

function Way({ icon, title, children }: { icon: IconName; title: string; children: ReactNode }) {
  return (
    <section className="rounded-lg bg-white p-6 shadow-card lg:p-8">
      <h2 className="flex items-center gap-4 text-2xl">
        <span className="grid size-12 shrink-0 place-items-center rounded-full bg-mint text-primary">
          <Icon name={icon} className="size-5.5" />
        </span>
        {title}
      </h2>
      <ul className="mt-4">{children}</ul>
    </section>
  );
}

const line =
  'inline-flex min-h-11 items-center text-lg font-semibold text-primary underline-offset-4 hover:underline lg:text-xl';
