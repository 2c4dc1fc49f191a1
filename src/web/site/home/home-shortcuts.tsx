import type { ReactNode } from 'react';
import { useSite } from '#web/hospital/site-data.ts';
import { PhoneNumber } from '#web/shell/phone-number.tsx';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { telephone } from '#web/ui/core/telephone.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

/** The most common needs, in words and icons only, to be read at a glance and load nothing. */
export function HomeShortcuts() {
  const { contact } = useSite();
  const emergency = contact?.emergencyPhone;
  return (
    <section aria-label={t('Shortcuts to what people need most')} className="pt-16 lg:pt-20">
      <ul className="page-column grid grid-cols-1 gap-3 md:grid-cols-3 lg:gap-5 xl:grid-cols-[1.2fr_1fr_1fr]">
        <Door ground="door-emergency" icon="siren">
          <h2 id="emergency" className="door-title">
            {t('Emergency')}
          </h2>
          <p className="door-words">{t('Day and night, every day.')}</p>
          {emergency ? (
            <p className="door-actions">
              <a href={telephone(emergency)} className="door-call">
                <Icon name="phone" className="size-5 shrink-0" />
                <Phrase
                  message="<hidden>Call </hidden>{number}"
                  hidden={(words) => <span className="sr-only">{words}</span>}
                  number={<PhoneNumber>{emergency}</PhoneNumber>}
                />
              </a>
              <a href={at('/contact#emergency-title')} className="door-link">
                {t('Where to come')}
                <Icon name="arrow-right" className="size-5 shrink-0 rtl:-scale-x-100" />
              </a>
            </p>
          ) : (
            <DoorLink href={at('/contact')} title="emergency">
              {t('How to reach us')}
            </DoorLink>
          )}
        </Door>
        <Door ground="door-deep" icon="stethoscope">
          <h2 id="find-doctor" className="door-title">
            {t('Find a doctor')}
          </h2>
          <p className="door-words">{t('By name, speciality or symptom.')}</p>
          <DoorLink href={at('/doctors')} title="find-doctor">
            {t('See our doctors')}
          </DoorLink>
        </Door>
        <Door ground="door-sand" icon="clipboard-list">
          <h2 id="health-packages" className="door-title">
            {t('Health packages')}
          </h2>
          <p className="door-words">{t('Health checks in one visit, at one price.')}</p>
          <DoorLink href={at('/packages')} title="health-packages">
            {t('Compare packages')}
          </DoorLink>
        </Door>
      </ul>
    </section>
  );
}

function Door({ ground, icon, children }: { ground: string; icon: IconName; children: ReactNode }) {
  return (
    <li className={`door ${ground} group`}>
      <span className="door-icon">
        <Icon name={icon} className="size-6 lg:size-7" />
      </span>
      {children}
    </li>
  );
}

/** Named by the heading, `title`, and its own words: a phone shows only the heading. */
function DoorLink({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <p className="door-actions door-forth">
      <a href={href} aria-labelledby={`${title} ${title}-link`} className="door-link stretched">
        <span id={`${title}-link`} className="max-md:sr-only">
          {children}
        </span>
        <Icon
          name="arrow-right"
          className="size-5 shrink-0 transition-transform group-hover:translate-x-1 rtl:-scale-x-100 rtl:group-hover:-translate-x-1"
        />
      </a>
    </p>
  );
}
