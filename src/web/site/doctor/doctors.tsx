import { data } from 'react-router';
import { apiContext, contentContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { localToday } from '#web/dates/local-date.ts';
import { shortDate } from '#web/dates/words.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { askedDepartment } from '#web/site/cards/asked-department.ts';
import {
  type Chip,
  type Criteria,
  endOfWeek,
  finderHref,
  isLive,
  readCriteria,
  usualSort,
} from '#web/site/cards/doctor-criteria.ts';
import { art } from '#web/site/entry/art.ts';
import { languageName } from '#web/site/entry/language-name.ts';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { Alert } from '#web/ui/core/alert.tsx';
import { Container } from '#web/ui/core/section.tsx';
import { at, speech } from '#words/language.ts';
import { t } from '#words/say.ts';
import type { Route } from './+types/doctors.ts';
import { DoctorFilters, finderForm } from './doctor-filters.tsx';
import { type Choices, findDoctors } from './doctor-finder.ts';
import { DoctorResults } from './doctor-results.tsx';

const perPage = 12;
const lead = 'Search by name, speciality or in your own words, and see who is free.';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const settings = await orNothing('settings', api.settings.get());
  // Days are typed in the page's format.
  const { find, locale: spoken } = speech();
  const locale = (find ? spoken : settings?.locale) ?? 'en';
  const today = localToday(settings?.timeZone ?? 'UTC');
  const asked = readCriteria(new URL(request.url).searchParams, { today, locale });
  const { doctors, busy, choices, unknown, incomplete } = await findDoctors(
    api,
    asked.criteria,
    context.get(contentContext),
    today,
  );
  if (unknown.includes('department'))
    await askedDepartment(api, asked.criteria.department, [], (slug) =>
      finderHref(asked.criteria, { department: slug }),
    );

  const pages = Math.max(Math.ceil(doctors.length / perPage), 1);
  const page = Math.min(asked.criteria.page, pages);
  const criteria = { ...asked.criteria, ...Object.fromEntries(unknown.map((filter) => [filter, ''])), page };
  const answer = {
    criteria,
    choices,
    chips: chipsOf(criteria, choices, today, locale),
    doctors: doctors.slice((page - 1) * perPage, page * perPage),
    busy,
    total: doctors.length,
    pages,
    today,
    wrongDate: asked.wrongDate,
    unknown: unknown.map((filter) => ({ filter, value: asked.criteria[filter] })),
    incomplete,
  };
  // Availability changes by the minute, so this answer must not be cached.
  return data(answer, isLive(criteria) ? { headers: { 'Cache-Control': 'no-cache' } } : {});
}

export function headers({ loaderHeaders }: Route.HeadersArgs) {
  return loaderHeaders;
}

export const meta: Route.MetaFunction = ({ matches, loaderData: { criteria } }) =>
  pageMeta(matches, {
    title: t('Find a doctor'),
    description: t(lead),
    path: '/doctors',
    index: !isLive(criteria),
  });

export default function Doctors({ loaderData }: Route.ComponentProps) {
  const { criteria, choices, chips, doctors, busy, total, pages, today, wrongDate, unknown, incomplete } =
    loaderData;
  return (
    <>
      <ListHead title={t('Doctors')} heading={t('Find a doctor')} lead={t(lead)} image={art.consultation}>
        <ListSearch
          id={finderForm}
          action={at('/doctors#results')}
          label={t('Name, speciality or symptom')}
          placeholder={t('“knee” or a name')}
          q={criteria.q}
        >
          {criteria.sort === usualSort(criteria) ? null : (
            <input type="hidden" name="sort" value={criteria.sort} />
          )}
        </ListSearch>
      </ListHead>
      <Container className="grid gap-8 py-10 lg:grid-cols-[18rem_minmax(0,1fr)] lg:gap-12 lg:py-16">
        <DoctorFilters criteria={criteria} choices={choices} wrongDate={wrongDate} today={today} />
        <div className="min-w-0">
          <DoctorResults
            criteria={criteria}
            chips={chips}
            doctors={doctors}
            busy={busy}
            total={total}
            pages={pages}
            incomplete={incomplete}
            notices={<Notices unknown={unknown} incomplete={incomplete && total > 0} />}
          />
        </div>
      </Container>
    </>
  );
}

function Notices({
  unknown,
  incomplete,
}: {
  unknown: { filter: keyof typeof unknownWords; value: string }[];
  incomplete: boolean;
}) {
  if (unknown.length === 0 && !incomplete) return null;
  return (
    <div className="mt-5 grid gap-3">
      {unknown.map(({ filter, value }) => (
        <Alert key={filter}>{t(unknownWords[filter], { words: value })}</Alert>
      ))}
      {incomplete ? (
        <Alert tone="warning">
          {t('Part of this search did not work. Please try again in a minute, or call us.')}
        </Alert>
      ) : null}
    </div>
  );
}

const unknownWords = {
  department: 'We have no doctors under the department “{words}”, so it was left out of your search.',
  speciality: 'We have no doctors under the speciality “{words}”, so it was left out of your search.',
} as const;

function chipsOf(
  { q, department, speciality, language, free, available }: Criteria,
  choices: Choices,
  today: string,
  locale: string,
): Chip[] {
  const named = (list: Choices['departments'], slug: string) => {
    const choice = list.find(({ value }) => value === slug);
    return { label: choice?.label ?? slug, language: choice?.language };
  };
  const chips: Chip[] = [
    { filter: 'q', label: q && t('“{words}”', { words: q }) },
    { filter: 'department', ...named(choices.departments, department) },
    { filter: 'speciality', ...named(choices.specialities, speciality) },
    { filter: 'language', label: language && languageName(language) },
    {
      filter: 'free',
      label: free && t('Free this week, until {date}', { date: shortDate(endOfWeek(today), locale) }),
    },
    { filter: 'available', label: available && t('Free on {date}', { date: shortDate(available, locale) }) },
  ];
  return chips.filter((chip) => chip.label);
}
