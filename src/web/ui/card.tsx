import { type ComponentProps, type ReactNode, useId } from 'react';
import type { Image } from '#contract/base.ts';
import type { Department } from '#contract/department.ts';
import type { Doctor } from '#contract/doctor.ts';
import type { Service } from '#contract/service.ts';
import { at } from '#words/language.ts';
import { counted } from '#words/say.ts';
import { DoctorPicture } from './core/doctor-picture.tsx';
import { Phrase } from './core/phrase.tsx';
import { Picture } from './core/picture.tsx';
import { HeadedSection } from './core/section.tsx';
import { Icon } from './icon.tsx';
import { inLang, langOf, type Written } from './lang.tsx';
import { MedicalIcon } from './medical-icon.tsx';
import { NextFree } from './next-free.tsx';
import { Money } from './price.tsx';

type Heading = 'h2' | 'h3';

/** A card that is one link: optional picture, title, text. `children` go below the title. */
export function Card({
  href,
  title,
  written,
  image,
  isLarge = false,
  ground = 'white',
  heading: Title = 'h3',
  children,
}: {
  href: string;
  title: string;
  /** The entry, for the title's language. */
  written: Written;
  image?: Image | null;
  /** For a card without a picture, whose title takes its place. */
  isLarge?: boolean;
  ground?: 'white' | 'mint';
  heading?: Heading;
  children?: ReactNode;
}) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={`${surface} ${ground === 'mint' ? 'bg-mint-soft' : 'bg-white'}`}>
      {image === undefined ? null : (
        <div className="overflow-hidden">
          <Picture image={image} ratio="4/3" sizes={sizes} decorative className={zoom} />
        </div>
      )}
      <div className={`flex grow flex-col p-5 ${isLarge ? 'lg:p-8' : 'lg:p-6'}`}>
        <Title id={id} className={isLarge ? 'text-2xl' : 'text-xl'}>
          <a href={href} className="stretched no-underline group-hover:text-primary" {...langOf(written)}>
            {title}
          </a>
        </Title>
        {children}
      </div>
    </article>
  );
}

export function DepartmentCard({
  department,
  heading,
}: {
  department: Pick<Department, 'name' | 'slug' | 'summary' | 'image' | 'location' | 'language'>;
  heading?: Heading;
}) {
  return (
    <Card
      href={at(`/departments/${department.slug}`)}
      title={department.name}
      written={department}
      image={department.image}
      heading={heading}
    >
      {department.summary ? (
        <p className="mt-2 line-clamp-3 text-ink-soft" {...langOf(department)}>
          {department.summary}
        </p>
      ) : null}
      {department.location ? (
        <p className="mt-auto flex items-center gap-2 pt-4 text-sm text-ink-muted">
          <Icon name="map-pin" className="size-4 shrink-0" />
          {inLang(department, department.location)}
        </p>
      ) : null}
    </Card>
  );
}

export function ServiceCard({
  service,
  heading: Title = 'h3',
}: {
  service: Pick<
    Service,
    'title' | 'slug' | 'summary' | 'icon' | 'priceFrom' | 'durationMinutes' | 'language'
  >;
  heading?: Heading;
}) {
  const id = useId();
  return (
    <article aria-labelledby={id} className={`${surface} bg-white p-5 lg:p-6`}>
      <span className="grid size-14 place-items-center rounded-sm bg-mint text-primary transition-colors group-hover:bg-primary group-hover:text-white">
        <MedicalIcon name={service.icon} className="size-8" />
      </span>
      <Title id={id} className="mt-5 text-xl">
        <a
          href={at(`/services/${service.slug}`)}
          className="stretched no-underline group-hover:text-primary"
          {...langOf(service)}
        >
          {service.title}
        </a>
      </Title>
      {service.summary ? (
        <p className="mt-2 line-clamp-3 text-ink-soft" {...langOf(service)}>
          {service.summary}
        </p>
      ) : null}
      <p className="mt-auto flex flex-wrap gap-x-5 gap-y-1 pt-4 text-sm text-ink-muted">
        {service.priceFrom === null ? null : (
          <span>
            <Phrase
              message="From {price}"
              price={<Money amount={service.priceFrom} className="font-semibold text-ink" />}
            />
          </span>
        )}
        {service.durationMinutes ? (
          <span>{counted('{count} minute', '{count} minutes', service.durationMinutes)}</span>
        ) : null}
      </p>
    </article>
  );
}

/** A doctor's card, with the next free time as a separate link. */
export function DoctorCard({
  doctor,
  heading: Name = 'h3',
  sizes = '(min-width: 1024px) 300px, 50vw',
  priority = false,
  next = null,
}: {
  doctor: Pick<
    Doctor,
    'id' | 'name' | 'title' | 'slug' | 'role' | 'image' | 'departments' | 'bookable' | 'language'
  >;
  heading?: Heading;
  sizes?: string;
  /** Set if the portrait is visible on load. */
  priority?: boolean;
  next?: ComponentProps<typeof NextFree>['next'];
}) {
  const name = [doctor.title, doctor.name].filter(Boolean).join(' ');
  const id = useId();
  return (
    <article aria-labelledby={id} className={`group relative flex h-full flex-col ${inRows}`}>
      <div className="overflow-hidden rounded-md bg-mint in-[.rows-on-phone]:max-sm:row-span-4 in-[.rows-on-phone]:max-sm:self-start">
        <DoctorPicture doctor={doctor} ratio="4/5" sizes={sizes} priority={priority} className={zoom} />
      </div>
      <Name id={id} className="mt-4 text-lg leading-snug in-[.rows-on-phone]:max-sm:mt-0 lg:text-xl">
        <a
          href={at(`/doctors/${doctor.slug}`)}
          className="stretched no-underline group-hover:text-primary"
          {...langOf(doctor)}
        >
          {name}
        </a>
      </Name>
      <p className="mt-0.5 text-ink-soft" {...langOf(doctor.role ? doctor : doctor.departments[0])}>
        {doctor.role || doctor.departments[0]?.name}
      </p>
      {doctor.bookable ? (
        <p className="relative mt-2">
          <NextFree
            doctorId={doctor.id}
            doctorSlug={doctor.slug}
            doctorName={inLang(doctor, name)}
            next={next}
          />
        </p>
      ) : null}
    </article>
  );
}

const sizes = '(min-width: 1024px) 400px, (min-width: 640px) 50vw, 100vw';
const surface =
  'group relative flex h-full flex-col overflow-hidden rounded-md shadow-card transition-shadow hover:shadow-float';
/** Lists with `rows-on-phone` show their cards as rows on a phone. */
const inRows =
  'in-[.rows-on-phone]:max-sm:grid in-[.rows-on-phone]:max-sm:grid-cols-[5rem_minmax(0,1fr)] in-[.rows-on-phone]:max-sm:content-center in-[.rows-on-phone]:max-sm:gap-x-4';
const zoom = 'transition-transform duration-250 group-hover:scale-[1.03]';

/** Three cards in a row on a wide screen. */
export const cardGrid = 'pairs grid gap-4 sm:grid-cols-2 lg:grid-cols-3 lg:gap-6';

/** A section of cards; nothing without entries. */
export function CardSection<Entry extends { id: number }>({
  entries,
  card,
  grid = cardGrid,
  itemLook,
  ...section
}: {
  entries: Entry[];
  card: (entry: Entry) => ReactNode;
  grid?: string;
  itemLook?: string;
} & Omit<ComponentProps<typeof HeadedSection>, 'children'>) {
  if (entries.length === 0) return null;
  return (
    <HeadedSection {...section}>
      <ul className={grid}>
        {entries.map((entry) => (
          <li key={entry.id} className={itemLook}>
            {card(entry)}
          </li>
        ))}
      </ul>
    </HeadedSection>
  );
}
