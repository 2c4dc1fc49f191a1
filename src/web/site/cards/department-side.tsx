import type { Department } from '#contract/department.ts';
import type { Opening } from '#contract/opening.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { EmailAddress } from '#web/shell/email-address.tsx';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { EmergencyCalls } from '#web/site/entry/emergency-calls.tsx';
import { SideCard, SideFact, SideFacts } from '#web/site/entry/side-card.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang, langOf } from '#web/ui/lang.tsx';
import { OpeningHours } from '#web/ui/opening-hours.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function DepartmentSide({
  department,
  opening,
  bookable,
}: {
  department: Department;
  opening: Opening | null;
  bookable: boolean;
}) {
  const { contact } = useSite();
  const { slug, phone, email, location, openingHours } = department;
  const emergencyPhone = contact?.emergencyPhone;
  const urgent = isEmergency(department);
  return (
    <SideCard title={urgent ? t('Come now, or call') : bookable ? t('Come and see us') : t('Contact us')}>
      <div className="mt-5 grid gap-3">
        {urgent ? <EmergencyCalls /> : null}
        {bookable ? (
          <ButtonLink
            href={at(`/appointment?department=${slug}`)}
            variant={urgent ? 'secondary' : 'primary'}
            size="large"
          >
            <Icon name="calendar-check" className="size-5 shrink-0" />
            {t('Book an appointment')}
          </ButtonLink>
        ) : null}
        <ButtonLink href={at(`/contact?department=${slug}#write`)} variant={urgent ? 'quiet' : 'secondary'}>
          {t('Ask a question')}
        </ButtonLink>
      </div>
      <SideFacts>
        {location ? (
          <SideFact icon="map-pin" label={t('Where')}>
            {inLang(department, location)}
          </SideFact>
        ) : null}
        {phone || contact?.phones[0] ? (
          <SideFact icon="phone" label={phone ? t('Phone') : t('Reception')}>
            <PhoneLink number={phone || contact!.phones[0]!} />
          </SideFact>
        ) : null}
        {email ? (
          <SideFact icon="mail" label={t('Email')}>
            <a href={`mailto:${email}`} className="text-link">
              <EmailAddress>{email}</EmailAddress>
            </a>
          </SideFact>
        ) : null}
        {openingHours.length > 0 ? (
          <SideFact icon="clock" label={t('Opening hours')}>
            <OpeningHours of={department} hours={openingHours} opening={opening} className="text-base" />
            {emergencyPhone && !urgent ? (
              <p className="mt-2 text-base">
                <Phrase
                  message="At other times, if it cannot wait: {phone}, day and night. <link>Where to come</link>"
                  phone={<PhoneLink number={emergencyPhone} />}
                  link={(words) => (
                    <a href={at('/contact#emergency-title')} className="text-link">
                      {words}
                    </a>
                  )}
                />
              </p>
            ) : null}
          </SideFact>
        ) : null}
      </SideFacts>
    </SideCard>
  );
}

/** Facts beside what a department offers: which one it is, where, and the phone number to call. */
export function DepartmentSideFacts({
  department,
  phone,
}: {
  department: Department | null;
  phone: string | undefined;
}) {
  return (
    <SideFacts>
      {department ? (
        <SideFact icon="door-open" label={t('Department|label')}>
          <a href={at(`/departments/${department.slug}`)} className="text-link" {...langOf(department)}>
            {department.name}
          </a>
        </SideFact>
      ) : null}
      {department?.location ? (
        <SideFact icon="map-pin" label={t('Where')}>
          {inLang(department, department.location)}
        </SideFact>
      ) : null}
      {phone ? (
        <SideFact icon="phone" label={t('Phone')}>
          <PhoneLink number={phone} />
        </SideFact>
      ) : null}
    </SideFacts>
  );
}
