import type { Department } from '#contract/department.ts';
import { firstSentence } from '#web/hospital/first-sentence.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { Picture } from '#web/ui/core/picture.tsx';
import { HeadedSection } from '#web/ui/core/section.tsx';
import { Icon } from '#web/ui/icon.tsx';

const shown = 9;

/**
 * The departments as cards, the first one large, and the rest by name, so that none is hidden; a phone shows four. Null
 * means that they could not be loaded; a hospital without departments shows nothing.
 */
export function HomeDepartments({ departments }: { departments: Department[] | null }) {
  const { hasConditions } = useSite();
  if (departments?.length === 0) return <div className="h-16 lg:h-28" />;
  const rest = departments?.slice(shown) ?? [];
  return (
    <HeadedSection
      name="departments"
      className="max-sm:py-10"
      title={<>Where does it hurt? Start with a department.</>}
      lead={
        hasConditions ? (
          <>
            Or look up what troubles you in{' '}
            <a href="/conditions" className="text-link">
              conditions and symptoms A to Z
            </a>
            .
          </>
        ) : null
      }
      more={{ href: '/departments', label: 'All departments' }}
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
                  <a href={`/departments/${department.slug}`} className="stretched">
                    {department.name}
                  </a>
                </h3>
                <Icon name="arrow-right" className="shelf-arrow size-5" />
                {position === 0 ? (
                  <p className="col-span-full text-ink-soft max-sm:hidden">
                    {firstSentence(department.summary)}
                  </p>
                ) : null}
              </div>
            </li>
          ))}
        </ul>
      ) : (
        <p className="max-w-measure text-lg">
          The list cannot be shown right now. Please call us: we will find the right department for you.
        </p>
      )}
      {rest.length > 0 ? (
        <ul className="mt-6 flex flex-wrap gap-2.5 max-sm:hidden lg:mt-8" aria-label="More departments">
          {rest.map(({ id, slug, name }) => (
            <li key={id}>
              <a
                href={`/departments/${slug}`}
                className="inline-flex min-h-11 items-center rounded-sm bg-white wrap-anywhere px-5 py-1.5 font-semibold transition-colors hover:bg-mint"
              >
                {name}
              </a>
            </li>
          ))}
          <li>
            <a
              href="/services"
              className="inline-flex min-h-11 items-center gap-2 rounded-sm px-4 py-1.5 font-semibold text-primary transition-colors hover:bg-mint"
            >
              Services A to Z
              <Icon name="arrow-right" className="size-5" />
            </a>
          </li>
        </ul>
      ) : null}
    </HeadedSection>
  );
}
