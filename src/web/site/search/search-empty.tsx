import type { SearchMeta } from '#contract/search.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { type SearchView, searchHref } from '#web/site/search-box/search-view.ts';
import { ButtonLink } from '#web/ui/core/button.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { langOf } from '#web/ui/lang.tsx';
import { at } from '#words/language.ts';
import { t } from '#words/say.ts';

export function SearchStart() {
  return (
    <>
      <p className="max-w-measure text-lg text-ink-soft">
        {t('Type a name, a part of the body or a symptom. Use your own words; spelling mistakes are fine.')}
      </p>
      <DepartmentLinks title={t('Or start with a department')} />
      <WaysOn />
    </>
  );
}

export function SearchNothing({
  view,
  totals,
  failed,
}: {
  view: SearchView;
  totals: SearchMeta['totals'] | undefined;
  failed: boolean;
}) {
  const others = Object.values(totals ?? {}).reduce((sum, one) => sum + one, 0);
  if (!failed && others > 0) {
    return (
      <div className="mt-6">
        <Empty title={view.page > 1 ? t('There are not that many pages.') : t('No results of this kind.')}>
          <p>{t('There are other results for your words.')}</p>
          <p className="mt-6">
            <ButtonLink href={searchHref({ q: view.q })}>{t('See all results')}</ButtonLink>
          </p>
        </Empty>
      </div>
    );
  }
  return (
    <>
      <div className="mt-6">
        <Empty title={failed ? t('Search is not working right now.') : t('We found no matches.')}>
          <p>
            {failed
              ? t('Please try again in a minute, or call us.')
              : t(
                  'Try fewer or other words: one word such as “knee” finds more than a sentence. Or call reception and ask.',
                )}
          </p>
          <WaysOn />
        </Empty>
      </div>
      <DepartmentLinks title={t('Our departments')} />
    </>
  );
}

function DepartmentLinks({ title }: { title: string }) {
  const { departments } = useSite();
  if (departments.length === 0) return null;
  return (
    <nav aria-labelledby="departments" className="mt-10">
      <h2 id="departments" className="text-xl">
        {title}
      </h2>
      <ul className="mt-4 flex flex-wrap gap-2">
        {departments.map(({ href, label, language }) => (
          <li key={href}>
            <a
              href={at(href)}
              className="inline-flex min-h-11 items-center rounded-sm bg-white px-4 font-semibold text-primary hover:bg-teal-100"
              {...langOf({ language })}
            >
              {label}
            </a>
          </li>
        ))}
      </ul>
    </nav>
  );
}

function WaysOn() {
  return (
    <p className="mt-6 flex flex-wrap gap-3">
      <ButtonLink href={at('/doctors')}>{t('Find a doctor')}</ButtonLink>
      <ButtonLink href={at('/contact')} variant="secondary">
        {t('Write to us')}
      </ButtonLink>
      <CallUs />
    </p>
  );
}
