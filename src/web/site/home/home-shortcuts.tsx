import type { ReactNode } from 'react';
import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/** What people need most, by words and icons alone, so that it is read at a glance and weighs nothing. */
export function HomeShortcuts() {
  const { contact } = useSite();
  const emergency = contact?.emergencyPhone;
  return (
    <section aria-label="Shortcuts to what people need most" className="pt-16 lg:pt-20">
      <ul className="page-column grid grid-cols-1 gap-3 md:grid-cols-3 lg:gap-5 xl:grid-cols-[1.2fr_1fr_1fr]">
        <Door ground="door-emergency" icon="siren">
          <h2 id="emergency" className="door-title">
            Emergency
          </h2>
          <p className="door-words">Day and night, every day.</p>
          {emergency ? (
            <p className="door-actions">
              <a href={telephone(emergency)} className="door-call">
                <Icon name="phone" className="size-5 shrink-0" />
                <span className="sr-only">Call </span>
                {emergency}
              </a>
              <a href="/contact#emergency-title" className="door-link">
                Where to come
                <Icon name="arrow-right" className="size-5 shrink-0" />
              </a>
            </p>
          ) : (
            <DoorLink href="/contact" title="emergency">
              How to reach us
            </DoorLink>
          )}
        </Door>
        <Door ground="door-deep" icon="stethoscope">
          <h2 id="find-doctor" className="door-title">
            Find a doctor
          </h2>
          <p className="door-words">By name, speciality or symptom.</p>
          <DoorLink href="/doctors" title="find-doctor">
            See our doctors
          </DoorLink>
        </Door>
        <Door ground="door-sand" icon="clipboard-list">
          <h2 id="health-packages" className="door-title">
            Health packages
          </h2>
          <p className="door-words">Health checks in one visit, at one price.</p>
          <DoorLink href="/packages" title="health-packages">
            Compare packages
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

/** Named by the heading, `title`, and its own words: a phone shows the heading alone. */
function DoorLink({ href, title, children }: { href: string; title: string; children: ReactNode }) {
  return (
    <p className="door-actions door-forth">
      <a href={href} aria-labelledby={`${title} ${title}-link`} className="door-link stretched">
        <span id={`${title}-link`} className="max-md:sr-only">
          {children}
        </span>
        <Icon name="arrow-right" className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
      </a>
    </p>
  );
}
