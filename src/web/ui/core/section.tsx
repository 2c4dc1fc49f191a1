import type { ComponentProps, ReactNode } from 'react';
import { ButtonLink } from './button.tsx';

export type Ground = 'plain' | 'white' | 'mint' | 'sand' | 'deep';

/** A band of the page. `deep` is dark teal: give its text light colours. */
export function Section({
  ground = 'plain',
  className = '',
  children,
  ...rest
}: { ground?: Ground } & ComponentProps<'section'>) {
  return (
    <section className={`py-16 lg:py-28 ${grounds[ground]} ${className}`} {...rest}>
      {children}
    </section>
  );
}

export function Container({ className = '', children }: { className?: string; children: ReactNode }) {
  return <div className={`page-column ${className}`}>{children}</div>;
}

/** A band with a heading, whose id is `{name}-title`, and a link to more. */
export function HeadedSection({
  name,
  title,
  lead,
  more,
  children,
  ...rest
}: {
  name: string;
  title: ReactNode;
  lead?: ReactNode;
  more?: { href: string; label: ReactNode } | null;
} & Omit<ComponentProps<typeof Section>, 'title'>) {
  const action = more ? (
    <ButtonLink href={more.href} variant="secondary">
      {more.label}
    </ButtonLink>
  ) : null;
  return (
    <Section aria-labelledby={`${name}-title`} {...rest}>
      <Container>
        <SectionHeading id={`${name}-title`} title={title} lead={lead} action={action} />
        {children}
      </Container>
    </Section>
  );
}

export function SectionHeading({
  title,
  lead,
  action,
  id,
  level: Level = 'h2',
  className = '',
}: {
  title: ReactNode;
  lead?: ReactNode;
  action?: ReactNode;
  id?: string;
  level?: 'h2' | 'h3';
  className?: string;
}) {
  return (
    <div
      className={`mb-6 flex flex-col gap-4 sm:mb-8 lg:mb-14 lg:flex-row lg:items-end lg:justify-between lg:gap-12 ${className}`}
    >
      <div className="max-w-3xl">
        <Level id={id} className="text-3xl md:text-4xl lg:text-5xl">
          {title}
        </Level>
        {lead ? <p className="mt-4 max-w-measure text-lg opacity-85">{lead}</p> : null}
      </div>
      {action ? <div className="shrink-0">{action}</div> : null}
    </div>
  );
}

const grounds: Record<Ground, string> = {
  plain: '',
  white: 'bg-white',
  mint: 'bg-mint-soft',
  sand: 'bg-sand-soft',
  deep: 'bg-teal-900 text-white',
};
