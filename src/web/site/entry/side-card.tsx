import type { ReactNode } from 'react';
import { Container } from '#web/ui/core/section.tsx';
import { Icon, type IconName } from '#web/ui/icon.tsx';

/**
 * The body of a detail page at reading width, beside a card that keeps the next action in view. On a phone the card
 * comes first, for visitors who came to book or call.
 */
export function DetailBody({
  side,
  sideLast,
  underPicture,
  children,
}: {
  side: ReactNode;
  /** For pages to be read: on a phone the card is below the text. */
  sideLast?: boolean;
  /** The head's picture overlaps the body. */
  underPicture?: boolean;
  children: ReactNode;
}) {
  const card = (
    <div className="lg:col-start-2 lg:row-start-1">
      <div className="lg:sticky lg:top-[calc(var(--header-fixed)+1.5rem)]">{side}</div>
    </div>
  );
  return (
    <Container
      className={`grid gap-12 pb-10 ${underPicture ? 'pt-18' : 'pt-10'} lg:grid-cols-[minmax(0,1fr)_23rem] lg:gap-16 lg:py-20 xl:gap-24`}
    >
      {sideLast ? null : card}
      <div className="min-w-0 lg:col-start-1 lg:row-start-1">{children}</div>
      {sideLast ? card : null}
    </Container>
  );
}

export function SideCard({ title, children }: { title: ReactNode; children: ReactNode }) {
  return (
    <section
      aria-labelledby="side-title"
      className="rounded-lg bg-white p-6 shadow-card lg:p-7 print:border print:border-line print:shadow-none"
    >
      <h2 id="side-title" className="text-xl lg:text-2xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

export function SideFacts({ children }: { children: ReactNode }) {
  return <dl className="mt-6 grid gap-4 border-t border-line pt-6">{children}</dl>;
}

export function SideFact({
  icon,
  label,
  children,
}: {
  icon: IconName;
  label: ReactNode;
  children: ReactNode;
}) {
  return (
    <div className="grid grid-cols-[1.25rem_minmax(0,1fr)] gap-x-3">
      <dt className="col-span-2 grid grid-cols-subgrid text-sm text-ink-muted">
        <Icon name={icon} className="mt-0.5 size-5 text-primary" />
        {label}
      </dt>
      <dd className="col-start-2 min-w-0 break-words">{children}</dd>
    </div>
  );
}
