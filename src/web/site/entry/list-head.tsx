import type { ReactNode } from 'react';
import type { Image } from '#contract/base.ts';
import { Breadcrumb } from '#web/ui/core/breadcrumb.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Container } from '#web/ui/core/section.tsx';

/**
 * The top of a list that is searched: title, a sentence, the search. Unlike in `PageHead` the picture shows on wide
 * screens only, since on a phone nothing may stand between the search and what it found.
 */
export function ListHead({
  title,
  heading = title,
  lead,
  image,
  children,
}: {
  /** What the page is called elsewhere. */
  title: string;
  /** What it says of itself, where that differs. */
  heading?: string;
  lead: string;
  image: Image;
  /** The search. */
  children: ReactNode;
}) {
  return (
    <div className="relative overflow-hidden bg-mint-soft">
      <Container className="lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 xl:grid-cols-[minmax(0,1fr)_30rem]">
        <div className="py-8 lg:py-16">
          <Breadcrumb trail={[{ label: title }]} />
          <h1 className="mt-6 text-4xl lg:mt-8 lg:text-5xl xl:text-6xl">{heading}</h1>
          <p className="mt-4 max-w-measure text-lg text-ink-soft lg:text-xl">{lead}</p>
          <div className="mt-8">{children}</div>
        </div>
        {/* Not `priority`: a lazy picture that is hidden is never loaded, which is what a phone should get. */}
        <div className="relative max-lg:hidden">
          <Picture
            image={image}
            sizes="(min-width: 1280px) 480px, 384px"
            className="absolute inset-0 h-full rounded-b-lg object-cover"
          />
        </div>
      </Container>
    </div>
  );
}
