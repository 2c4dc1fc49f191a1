import type { ReactNode } from 'react';
import type { Image } from '#contract/base.ts';
import { Breadcrumb, type Crumb } from './core/breadcrumb.tsx';
import { Picture } from './core/picture.tsx';
import { Container } from './core/section.tsx';
import { langOf, NotYetInLanguage, type Written } from './lang.tsx';

/**
 * The top of a page: breadcrumb, title, lead, and on wide screens a picture that runs off the edge. `children` go below
 * the lead: actions, facts, a search form. On an entry's page, `entry` sets the language of title and lead.
 */
export function PageHead({
  trail,
  title,
  lead,
  entry,
  image,
  children,
  ground = 'mint',
}: {
  trail: Crumb[];
  title: ReactNode;
  lead?: ReactNode;
  entry?: Written;
  image?: Image | null;
  children?: ReactNode;
  ground?: 'mint' | 'sand';
}) {
  return (
    <div className={ground === 'mint' ? 'bg-mint-soft' : 'bg-sand-soft'}>
      <Container
        className={
          image
            ? 'grid items-stretch lg:grid-cols-[1fr_minmax(0,24rem)] lg:gap-12 xl:grid-cols-[1fr_minmax(0,34rem)] xl:gap-16'
            : ''
        }
      >
        <div className="pt-8 pb-8 lg:py-16">
          <Breadcrumb trail={trail} />
          <h1
            id="title"
            className={`mt-6 max-w-3xl text-4xl lg:mt-10 lg:text-5xl xl:text-6xl ${entry ? 'wrap-anywhere' : ''}`}
            {...langOf(entry)}
          >
            {title}
          </h1>
          {lead ? (
            <p className="mt-5 max-w-measure text-lg text-ink-soft lg:text-xl" {...langOf(entry)}>
              {lead}
            </p>
          ) : null}
          {entry ? <NotYetInLanguage written={entry} className="mt-5" /> : null}
          {children ? <div className="mt-8">{children}</div> : null}
        </div>
        {image ? (
          <div className="-mb-10 lg:pt-12">
            <Picture
              image={image}
              priority
              sizes="(min-width: 1024px) 544px, 100vw"
              className="h-full rounded-lg object-cover max-lg:aspect-video lg:min-h-80"
            />
          </div>
        ) : null}
      </Container>
    </div>
  );
}
