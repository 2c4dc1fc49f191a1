import type { ReactNode } from 'react';
import type { Image } from '#contract/base.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { telephone } from '#web/shell/phone.ts';
import { art } from '#web/site/entry/art.ts';
import { Picture } from '#web/ui/core/picture.tsx';
import { Icon } from '#web/ui/icon.tsx';

export function HomeShortcuts() {
  const { contact } = useSite();
  const emergency = contact?.emergencyPhone;
  return (
    <section aria-label="Shortcuts to what people need most" className="pt-18 lg:pt-20">
      <ul className="page-column grid grid-cols-1 gap-4 md:grid-cols-2 lg:gap-5 xl:grid-cols-[1.2fr_1fr_1fr]">
        <Door ground="door-mint" image={art.siren} className="md:max-xl:col-span-2">
          <h2 className="door-title">Emergency</h2>
          {emergency ? (
            <>
              <p className="door-words">Day and night, every day.</p>
              <a href={telephone(emergency)} className="door-call">
                <Icon name="phone" className="size-5 shrink-0" />
                <span className="sr-only">Call </span>
                {emergency}
              </a>
              <a href="/contact#emergency-title" className="door-link mt-3">
                Where to come
                <Icon name="arrow-right" className="size-5 shrink-0" />
              </a>
            </>
          ) : (
            <>
              <p className="door-words">Day and night, every day.</p>
              <DoorLink href="/contact">How to reach us</DoorLink>
            </>
          )}
        </Door>
        <Door ground="door-deep" image={art.stethoscope}>
          <h2 className="door-title">Find a doctor</h2>
          <p className="door-words">By name, speciality or symptom.</p>
          <DoorLink href="/doctors">See our doctors</DoorLink>
        </Door>
        <Door ground="door-sand" image={art.heart}>
          <h2 className="door-title">Health packages</h2>
          <p className="door-words">Health checks in one visit, at one price.</p>
          <DoorLink href="/packages">Compare packages</DoorLink>
        </Door>
      </ul>
    </section>
  );
}

function Door({
  ground,
  image,
  className = '',
  children,
}: {
  ground: string;
  image: Image;
  className?: string;
  children: ReactNode;
}) {
  return (
    <li className={`door ${ground} ${className}`}>
      <div className="door-picture">
        <Picture image={image} sizes="(min-width: 1280px) 420px, 60vw" decorative ratio="fill" />
      </div>
      <div className="door-text">{children}</div>
    </li>
  );
}

function DoorLink({ href, children }: { href: string; children: ReactNode }) {
  return (
    <a href={href} className="door-link stretched">
      {children}
      <Icon name="arrow-right" className="size-5 shrink-0 transition-transform group-hover:translate-x-1" />
    </a>
  );
}
