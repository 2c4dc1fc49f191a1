import { firstSentence } from '#web/hospital/first-sentence.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { art } from '#web/site/entry/art.ts';
import { Island } from '#web/site/search-box/island.tsx';
import SearchBox from '#web/site/search-box/search-box.tsx';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { avif } from '#web/ui/core/picture.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

const heroButton = { size: 'large', className: 'max-sm:min-h-12 max-sm:px-4.5 max-sm:text-base' } as const;

/**
 * The top of the home page: tagline on the calm half of the picture, two actions and a search for doctors. Phones get
 * their own crop below the words, with the sky extended above it.
 */
export function HomeHero({ intro }: { intro: string }) {
  const site = useSite();
  const { tagline, name } = site;
  return (
    <section className="hero" aria-labelledby="hero-title">
      <picture className="contents">
        <source media="(min-width: 40rem)" type="image/avif" srcSet={avif(art.hero.srcset)} sizes="100vw" />
        <source
          media="(min-width: 40rem)"
          srcSet={art.hero.srcset}
          sizes="100vw"
          width={2400}
          height={1350}
        />
        <source type="image/avif" srcSet={avif(art.heroTall.srcset)} sizes="100vw" />
        <img
          src={art.heroTall.url}
          srcSet={art.heroTall.srcset}
          sizes="100vw"
          alt={t(
            'A modern four-storey hospital with a glazed entrance, seen across a lawn with trees in morning light.',
          )}
          width={art.heroTall.width}
          height={art.heroTall.height}
          fetchPriority="high"
          className="hero-picture"
        />
      </picture>
      <div className="hero-words page-column">
        <h1 id="hero-title" className="hero-title" {...langOf(site)}>
          {tagline || name}
        </h1>
        <p className="hero-intro" {...langOf(site)}>
          {firstSentence(intro)}
        </p>
        <p className="mt-6 flex flex-wrap gap-3 lg:mt-8">
          <ButtonLink href={at('/appointment')} variant="accent" {...heroButton}>
            {t('Book an appointment')}
          </ButtonLink>
          <ButtonLink href={at('/departments')} variant="light" {...heroButton}>
            {t('Departments')}
          </ButtonLink>
        </p>
      </div>
      <div className="hero-dock page-column">
        <Island name="search-box" component={SearchBox} props={{ id: 'hero-search', look: 'hero' }} />
      </div>
    </section>
  );
}
