import type { ReactNode } from 'react';
import { Container } from '#web/ui/core/section.tsx';

/** A part of the page: its name, where the components stand, and when one takes them. */
export function Group({
  id,
  title,
  file,
  children,
}: {
  id: string;
  title: string;
  /** Below src/web. */
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
 * One state of one component, with the words that tell it from the others.
 *
 * The classes here are those of design.css. `order-[4731]` is nobody's: tests/design.journey.ts looks whether Tailwind
 * has read this folder and made a rule of it.
 */
export function Specimen({
  name,
  wide = false,
  children,
}: {
  name: string;
  /** True where it needs the whole column. */
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
