/** What to do about a condition, in three levels, most urgent first: call now, be seen today, care at home. */

import type { ReactNode } from 'react';
import { type Condition, signsOf } from '#contract/condition.ts';
import type { Department } from '#contract/department.ts';
import { isEmergency } from '#web/hospital/is-emergency.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { PhoneLink } from '#web/shell/phone-link.tsx';
import { CallButton } from '#web/site/entry/call-button.tsx';
import { EmergencyCalls } from '#web/site/entry/emergency-calls.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { inLang, langOf, type Written } from '#web/ui/lang.tsx';
import { isEmptyRichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function CareCards({
  condition,
  department,
  isBookable,
}: {
  condition: Condition;
  department: Department | null;
  isBookable: boolean;
}) {
  const { contact } = useSite();
  const number = contact?.ambulancePhone || contact?.emergencyPhone;
  return (
    <div className="grid gap-5">
      <CareCard
        name="call-now"
        icon="siren"
        look="bg-danger"
        title={
          number ? (
            <Phrase message="Call {number} now if" number={<PhoneLink number={number} look="underline" />} />
          ) : (
            t('Get help now if')
          )
        }
        signs={signsOf(condition.callNow)}
        written={condition}
      >
        <EmergencyCalls />
      </CareCard>
      <CareCard
        name="be-seen-today"
        icon="clock"
        look="bg-warning"
        title={t('Be seen today if')}
        signs={signsOf(condition.beSeenToday)}
        written={condition}
      >
        <Today department={department} isBookable={isBookable} />
      </CareCard>
      <CareCard
        name="at-home"
        icon="house"
        look="bg-success"
        title={t('Look after it at home if')}
        signs={signsOf(condition.atHome)}
        written={condition}
      >
        {isEmptyRichText(condition.selfCare) ? null : (
          <a href="#what-helps" className="text-link font-semibold">
            {t('What helps')}
          </a>
        )}
      </CareCard>
    </div>
  );
}

function CareCard({
  name,
  icon,
  look,
  title,
  signs,
  written,
  children,
}: {
  name: string;
  icon: IconName;
  look: string;
  title: ReactNode;
  signs: string[];
  /** The entry that the signs belong to. */
  written: Written;
  children: ReactNode;
}) {
  if (signs.length === 0) return null;
  return (
    <section
      aria-labelledby={`${name}-title`}
      className="overflow-hidden rounded-md bg-white shadow-card print:break-inside-avoid print:border print:border-line print:shadow-none"
    >
      <h2
        id={`${name}-title`}
        className={`flex items-center gap-3 px-5 py-3 text-xl text-white sm:px-7 lg:text-2xl ${look} print:bg-white print:text-ink`}
      >
        <Icon name={icon} className="size-6 shrink-0" />
        <span>{title}</span>
      </h2>
      <div className="px-5 py-5 sm:px-7 sm:py-6">
        <ul
          className="grid max-w-measure list-disc gap-2 ps-5 text-lg marker:text-ink-muted"
          {...langOf(written)}
        >
          {signs.map((sign) => (
            <li key={sign} className="wrap-anywhere">
              {sign}
            </li>
          ))}
        </ul>
        <div className="mt-5 flex flex-wrap items-center gap-x-5 gap-y-3 empty:hidden">{children}</div>
      </div>
    </section>
  );
}

/** Free times and a number to tap; at night the emergency department. */
function Today({ department, isBookable }: { department: Department | null; isBookable: boolean }) {
  const { contact, departments } = useSite();
  const phone = department?.phone || contact?.phones[0];
  const emergency = departments.find(({ href }) => isEmergency({ slug: href.split('/').at(-1)! }));
  const isItself = department !== null && isEmergency(department);
  return (
    <>
      {isBookable && department ? (
        <ButtonLink href={at(`/appointment?department=${department.slug}`)}>
          <Icon name="calendar-check" className="size-5 shrink-0" />
          {t('See free times')}
        </ButtonLink>
      ) : null}
      {phone ? <CallButton number={phone} variant="secondary" /> : null}
      {emergency && !isItself ? (
        <p className="w-full">
          <Phrase
            message="No time free soon enough, or at night? Come to <link>the {department} department</link>, day and night."
            department={inLang(emergency, emergency.label)}
            link={(words) => (
              <a href={at(emergency.href)} className="text-link">
                {words}
              </a>
            )}
          />
        </p>
      ) : null}
    </>
  );
}
