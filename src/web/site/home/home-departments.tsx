import type { Department } from '#contract/department.ts';
import { firstSentence } from '#web/hospital/first-sentence.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Phrase } from '#web/ui/core/phrase.tsx';
import { Picture } from '#web/ui/core/picture.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

const shown = 9;

/**
 * The departments as cards, the first one large, and the rest by name, so that none is hidden; a phone shows four. Null
 * if they could not be loaded; nothing if there are none.
 */
export function HomeDepartments({ departments }: { departments: Department[] | null }) {
  const { hasConditions } = useSite();
  if (departments?.length === 0) return <div className="h-16 lg:h-28" />;
  const rest = departments?.slice(shown) ?? [];
  return (
    <HeadedSection
      name="departments"
      className="max-sm:py-10"
      title={t('Where does it hurt? Start with a department.')}
      lead={
        hasConditions ? (
          <Phrase
            message="Or look up what troubles you in <link>conditions and symptoms A to Z</link>."
            link={(words) => (
              <a href={at('/conditions')} className="text-link">
                {words}
              </a>
            )}
          />
        ) : null
      }
      more={{ href: at('/departments'), label: t('All departments') }}
    >
      {departments ? (
        <ul className="shelf">
          {departments.slice(0, shown).map((department, position) => (
            <li key={department.id} className="shelf-item">
              <div className="shelf-picture">
                <Picture
                  image={department.image}
                  sizes={
                    position === 0
                      ? '(min-width: 1024px) 620px, (min-width: 640px) 100vw, 50vw'
                      : '(min-width: 1024px) 310px, 50vw'
                  }
                  decorative
                  ratio="fill"
                />
              </div>
              <div className="shelf-label">
                <h3
                  className={`text-base leading-tight wrap-anywhere max-[22rem]:text-sm ${
                    position === 0 ? 'sm:text-2xl' : 'lg:text-lg lg:leading-tight'
                  }`}
                >
                  <a
                    href={at(`/departments/${department.slug}`)}
                    className="stretched"
                    {...langOf(department)}
                  >
                    {department.name}
                  </a>
                </h3>
                <Icon name="arrow-right" className="shelf-arrow size-5" />
                {position === 0 ? (
                  <p className="col-span-full text-ink-soft max-sm:hidden" {...langOf(department)}>
                    {firstSentence(department.summary)}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-measure text-lg">
          {t(
            'The list cannot be shown right now. Please call us: we will find the right department for you.',
          )}
        </p>
      )}
      {rest.length > 0 ? (
        <ul className="mt-6 flex flex-wrap gap-2.5 max-sm:hidden lg:mt-8" aria-label={t('More departments')}>
          {rest.map(({ id, slug, name, language }) => (
            <li key={id}>
              <a
                href={at(`/departments/${slug}`)}
                className="inline-flex min-h-11 items-center rounded-sm bg-white wrap-anywhere px-5 py-1.5 font-semibold transition-colors hover:bg-mint"
                {...langOf({ language })}
              >
                {name}
              </a>
            </li>
          ))}
          <li>
            <a
              href={at('/services')}
              className="inline-flex min-h-11 items-center gap-2 rounded-sm px-4 py-1.5 font-semibold text-primary transition-colors hover:bg-mint"
            >
              {t('Services A to Z')}
              <Icon name="arrow-right" className="size-5 rtl:-scale-x-100" />
            </a>
          </li>
        </ul>
      ) : null}
    </HeadedSection>
  );
}
