import type { ReactElement, ReactNode } from 'react';
import { Breadcrumb, type Crumb } from './breadcrumb.tsx';
import { Container } from './section.tsx';

/**
 * The top of a page where people come to do something: low, so that the first control is in view. `beside` is to the
 * right of the title on wide screens, `children` below the lead.
 */
export function LowHead({
  trail,
  title,
  lead,
  beside,
  children,
  ground = 'mint',
}: {
  /** An element for pages that React also renders in a browser. */
  trail: Crumb[] | ReactElement;
  title: ReactNode;
  lead?: ReactNode;
  beside?: ReactNode;
  children?: ReactNode;
  ground?: 'mint' | 'sand';
}) {
  return (
    <div className={ground === 'mint' ? 'bg-mint-soft' : 'bg-sand-soft'}>
      <Container className="pt-3 pb-4">
        {Array.isArray(trail) ? <Breadcrumb trail={trail} /> : trail}
        <div className="mt-1 gap-x-12 gap-y-3 lg:flex lg:items-center lg:justify-between">
          <h1 className="text-3xl lg:text-4xl">{title}</h1>
          {beside}
        </div>
        {lead ? <p className="mt-2 max-w-measure text-ink-soft">{lead}</p> : null}
        {children ? <div className="mt-4">{children}</div> : null}
      </Container>
    </div>
  );
}
