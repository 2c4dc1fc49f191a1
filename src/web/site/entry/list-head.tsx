import type { ReactNode } from 'react';
import type { Image } from '#contract/base.ts';
import { Breadcrumb } from '#web/ui/core/breadcrumb.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { Container } from '#web/ui/core/section.tsx';

/**
 * The top of a searchable list: title, sentence, search. Unlike in `PageHead`, the picture is for wide screens only, so
 * that on a phone nothing separates the search from its results.
 */
export function ListHead({
  title,
  heading = title,
  lead,
  image,
  children,
}: {
  /** Used elsewhere, such as in the breadcrumb. */
  title: string;
  heading?: string;
  lead: string;
  image?: Image;
  children: ReactNode;
}) {
  return (
    <div className="relative overflow-hidden bg-mint-soft">
      <Container
        className={
          image
            ? 'lg:grid lg:grid-cols-[minmax(0,1fr)_24rem] lg:gap-16 xl:grid-cols-[minmax(0,1fr)_30rem]'
            : ''
        }
      >
        <div className={image ? 'py-8 lg:py-16' : 'py-8 lg:py-12'}>
          <Breadcrumb trail={[{ label: title }]} />
          <h1 className="mt-6 text-4xl lg:mt-8 lg:text-5xl xl:text-6xl">{heading}</h1>
          <p className="mt-4 max-w-measure text-lg text-ink-soft lg:text-xl">{lead}</p>
          <div className="mt-8">{children}</div>
        </div>
        {image ? (
          // Not `priority`: a hidden lazy picture is never loaded, which is right for phones.
          <div className="relative max-lg:hidden">
            <Picture
              image={image}
              sizes="(min-width: 1280px) 480px, 384px"
              className="absolute inset-0 h-full rounded-b-lg object-cover"
            />
          </div>
        ) : null}
      </Container>
    </div>
  );
}
