import type { Department } from '#contract/department.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';
import { art } from './art.ts';
import { CallButton } from './call-button.tsx';
import { EmergencyCalls } from './emergency-calls.tsx';

export function EmergencyAdvice({ advice: { text, phone } }: { advice: { text: string; phone: string } }) {
  return (
    <section
      aria-label={t('Emergency advice')}
      className="mb-8 grid max-w-4xl grid-cols-1 gap-4 rounded-md bg-danger-soft p-5 sm:grid-cols-[1fr_auto] sm:items-center sm:gap-8 lg:p-7"
    >
      <p className="flex min-w-0 gap-3 text-lg font-semibold">
        <Icon name="siren" className="mt-1 size-6 shrink-0 text-danger" />
        {text}
      </p>
      {phone ? <CallButton number={phone} variant="danger" /> : null}
    </section>
  );
}

export function EmergencyBand({
  department,
  heading: Title = 'h2',
}: {
  department?: Pick<Department, 'slug' | 'name' | 'location' | 'language'> | undefined;
  heading?: 'h2' | 'h3';
}) {
  const { contact } = useSite();
  const number = contact?.ambulancePhone || contact?.emergencyPhone;
  if (!number && !department) return null;
  return (
    <section
      aria-labelledby="emergency-title"
      className="relative grid overflow-hidden rounded-lg bg-danger-soft sm:grid-cols-[minmax(0,1fr)_15rem] lg:grid-cols-[minmax(0,1fr)_22rem]"
    >
      <div className="relative z-10 p-6 sm:p-8 lg:p-10">
        <Title id="emergency-title" className="text-2xl lg:text-3xl">
          {t('Is it an emergency?')}
        </Title>
        <p className="mt-2 max-w-measure text-ink-soft lg:text-lg">
          {contact?.ambulancePhone ? (
            <>
              <Phrase
                message="If a life is in danger, call {number}."
                number={<PhoneLink number={contact.ambulancePhone} />}
              />{' '}
            </>
          ) : null}
          {department?.location ? (
            <Phrase
              message="Do not book and do not wait. We are here day and night, every day: {place}."
              place={inLang(department, department.location)}
            />
          ) : (
            t('Do not book and do not wait. We are here day and night, every day.')
          )}
        </p>
        <p className="mt-6 flex flex-wrap items-center gap-3">
          <EmergencyCalls />
          {department ? (
            <a
              href={at(`/departments/${department.slug}`)}
              className="inline-flex min-h-12 items-center gap-2 rounded-sm font-semibold text-primary underline-offset-4 hover:underline sm:px-3 lg:text-lg"
            >
              <span>
                <Phrase message="{department} department" department={inLang(department, department.name)} />
              </span>
              <Icon name="arrow-right" className="size-5 shrink-0 rtl:-scale-x-100" />
            </a>
          ) : null}
        </p>
      </div>
      <Picture
        image={art.siren}
        sizes="352px"
        decorative
        className="h-full object-cover max-sm:hidden sm:absolute sm:inset-y-0 sm:end-0 sm:w-60 lg:w-88"
      />
    </section>
  );
}
