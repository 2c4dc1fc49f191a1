import { longDate } from '#web/dates/words.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { type Criteria, endOfWeek, filters, type WrongDate } from '#web/site/cards/doctor-criteria.ts';
import { FilterChoice } from '#web/site/entry/filter-choice.tsx';
import { languageName } from '#web/site/entry/language-name.ts';
import { Island } from '#web/site/search-box/island.tsx';
import { Button } from '#web/ui/core/button.tsx';
import DateField from '#web/ui/date/date-field.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { t } from '#words/say.ts';
import type { Choices } from './doctor-finder.ts';

/** Id of the form in the page's head, to which the filters belong. */
export const finderForm = 'doctor-finder';

/** A column on wide screens, behind a button on a phone. */
export function DoctorFilters({
  criteria,
  choices,
  wrongDate,
  today,
}: {
  criteria: Criteria;
  choices: Choices;
  wrongDate: WrongDate | undefined;
  today: string;
}) {
  const { locale } = useSite();
  const active = filters.filter((filter) => filter !== 'q' && criteria[filter]).length;
  const languages = choices.languages
    .map((tag) => ({ value: tag, label: languageName(tag) }))
    .sort((one, other) => one.label.localeCompare(other.label, locale));
  return (
    <div className="no-print">
      <details className="peer lg:hidden" open={wrongDate ? true : undefined}>
        <summary
          aria-controls="doctor-filters"
          className="flex min-h-12 items-center gap-3 rounded-sm border border-line-strong bg-white px-5 font-semibold text-primary"
        >
          <Icon name="sliders-horizontal" className="size-5 shrink-0" />
          {active > 0 ? t('Filters ({count} in use)', { count: active }) : t('Filters')}
          <Icon name="chevron-down" className="ms-auto size-5 shrink-0" />
        </summary>
      </details>
      <div
        id="doctor-filters"
        className="hidden rounded-lg bg-white p-6 shadow-card peer-open:mt-4 peer-open:block lg:sticky lg:top-[calc(var(--header-fixed)+1.5rem)] lg:block"
      >
        <h2 className="text-xl">{t('Narrow your search')}</h2>
        <div className="mt-5 grid gap-5 sm:max-lg:grid-cols-2" data-submits-on-choice="">
          <FilterChoice
            form={finderForm}
            label={t('Department|label')}
            name="department"
            value={criteria.department}
            any={t('All departments')}
            choices={choices.departments}
          />
          <FilterChoice
            form={finderForm}
            label={t('Speciality')}
            name="speciality"
            value={criteria.speciality}
            any={t('Any speciality')}
            choices={choices.specialities}
          />
          <FilterChoice
            form={finderForm}
            label={t('Language spoken')}
            name="language"
            value={criteria.language}
            any={t('Any language')}
            choices={languages}
          />
          <div>
            <label className="flex min-h-8 cursor-pointer items-start gap-3 font-semibold">
              <input
                form={finderForm}
                type="checkbox"
                name="free"
                value="week"
                defaultChecked={criteria.free === 'week'}
                aria-describedby="filter-free-until"
                className="mt-1 size-5 shrink-0 accent-primary"
              />
              {t('Free this week')}
            </label>
            <p id="filter-free-until" className="ps-8 text-sm text-ink-muted">
              {t('Until {date}', { date: longDate(endOfWeek(today), locale) })}
            </p>
          </div>
          <Island
            name="date-field"
            component={DateField}
            props={{
              id: 'filter-available',
              form: finderForm,
              name: 'available',
              label: t('Free on'),
              mark: '',
              locale,
              today,
              min: today,
              value: wrongDate?.typed ?? criteria.available,
              error: wrongDate?.words,
            }}
          />
        </div>
        <Button type="submit" form={finderForm} className="mt-6 w-full">
          {t('Apply')}
        </Button>
      </div>
    </div>
  );
}
