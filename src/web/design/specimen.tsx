import type { ReactNode } from 'react';
import { Container } from '#web/ui/core/section.tsx';

/** A section of the page: its name, the component's file, and when to use it. */
export function Group({
  id,
  title,
  file,
  children,
}: {
  id: string;
  title: string;
  /** Relative to src/web. */
  file: string;
  children: ReactNode;
}) {
  return (
    <section id={id} aria-labelledby={`${id}-title`} className="specimen-group">
      <Container>
        <h2 id={`${id}-title`} className="text-3xl md:text-4xl">
          {title}
        </h2>
        <p className="specimen-file">src/web/{file}</p>
        <div className="specimen-list">{children}</div>
      </Container>
    </section>
  );
}

/**
 * One state of one component, with its label. The classes here are from design.css. Only this file has `order-[4731]`:
 * tests/design.journey.ts checks that Tailwind has not read this folder.
 */
export function Specimen({
  name,
  wide = false,
  children,
}: {
  name: string;
  /** For components that take the whole column. */
  wide?: boolean;
  children: ReactNode;
}) {
  return (
    <div data-specimen={name} className={wide ? 'specimen specimen-wide' : 'specimen'}>
      <p className="specimen-name">{name}</p>
      {children}
    </div>
  );
}
