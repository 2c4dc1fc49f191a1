import type { ReactNode } from 'react';
import type { RichText as RichTextDocument } from '#contract/rich-text.ts';
import { apiContext } from '#web/api/client.ts';
import { orNothing } from '#web/api/load.ts';
import { useSite } from '#web/hospital/site-data.ts';
import { pageMeta } from '#web/shell/meta.ts';
import { askedDepartment } from '#web/site/cards/asked-department.ts';
import { DepartmentFilter } from '#web/site/cards/department-filter.tsx';
import { art } from '#web/site/entry/art.ts';
import { CallUs } from '#web/site/entry/call-us.tsx';
import { allOrNothing } from '#web/site/entry/every-entry.ts';
import { Jump, jumpsLook } from '#web/site/entry/jump.tsx';
import { ListHead } from '#web/site/entry/list-head.tsx';
import { ListSearch } from '#web/site/entry/list-search.tsx';
import { PricesHold } from '#web/site/entry/prices-hold.tsx';
import { Alert } from '#web/ui/core/alert.tsx';
import { Button, ButtonLink } from '#web/ui/core/button.tsx';
import { sentence } from '#web/ui/core/phrase.tsx';
import { Container, Section } from '#web/ui/core/section.tsx';
import { Empty } from '#web/ui/empty.tsx';
import { Icon } from '#web/ui/icon.tsx';
import { inLang, type Written } from '#web/ui/lang.tsx';
import { isEmptyRichText, RichText } from '#web/ui/rich-text.tsx';
import { at } from '#words/language.ts';
import { counted, t } from '#words/say.ts';
import type { Route } from './+types/pricing.ts';
import { PriceGroups } from './price-groups.tsx';
import {
  askPrices,
  byDepartment,
  consultationLine,
  type PriceView,
  pricingHref,
  readPriceView,
  serviceLine,
} from './price-list.ts';
import { PricePackages } from './price-packages.tsx';

const lead = 'What consultations, services and packages cost, so that you know before you book.';
const searchForm = 'price-search';

export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const asked = readPriceView(new URL(request.url).searchParams);
  const departments = await allOrNothing('departments', (paging) =>
    api.department.list({ query: { ...paging, sort: 'name' } }),
  );
  const department =
    departments &&
    (await askedDepartment(api, asked.department, departments, (slug) =>
      pricingHref({ ...asked, department: slug }),
    ));
  const unknown = departments && !department ? asked.department : '';
  const view = { ...asked, department: unknown ? '' : asked.department };
  const lists = askPrices(api, view);
  const [settings, doctors, services, packages] = await Promise.all([
    orNothing('settings', api.settings.get()),
    orNothing('doctors', lists.doctors),
    orNothing('services', lists.services),
    orNothing('packages', lists.packages),
  ]);
  return {
    view,
    unknown,
    department: department && { name: department.name, language: department.language },
    departments: (departments ?? []).map(({ slug, name, language }) => ({ slug, name, language })),
    consultations: (doctors ?? []).map(consultationLine),
    services: (services ?? []).map(serviceLine),
    packages: packages ?? [],
    isShort: !doctors || !services || !packages,
    text: settings?.pricingText ?? null,
    validUntil: settings?.pricesValidUntil ?? null,
  };
}

export const meta: Route.MetaFunction = ({ matches }) =>
  pageMeta(matches, { title: t('Pricing'), description: t(lead), path: '/pricing' });

export default function Pricing({ loaderData }: Route.ComponentProps) {
  const { view, unknown, consultations, services, packages, isShort, text, validUntil } = loaderData;
  const { locale } = useSite();
  const total = consultations.length + services.length + packages.length;
  return (
    <>
      <ListHead title={t('Pricing')} heading={t('Prices')} lead={t(lead)} image={art.consultation}>
        <ListSearch
          id={searchForm}
          action={at('/pricing#prices')}
          label={t('Doctor, service or package')}
          placeholder={t('“scan” or a name')}
          q={view.q}
        />
      </ListHead>
      <Container className="py-10 lg:py-16">
        <div className="flex flex-wrap items-center gap-x-5 gap-y-4">
          <h2 id="prices" tabIndex={-1} className="me-auto text-2xl lg:text-3xl">
            {headingOf(view, total, loaderData.department)}
          </h2>
          <DepartmentFilter form={searchForm} departments={loaderData.departments} chosen={view.department} />
        </div>
        <Notices unknown={unknown} isShort={isShort} />
        <Ways view={view} validUntil={validUntil} hasPrices={total > 0} />
        <p className={`no-print mt-6 ${jumpsLook}`}>
          {consultations.length > 0 ? <Jump to="#consultations">{t('Consultations')}</Jump> : null}
          {services.length > 0 ? <Jump to="#services">{t('Services')}</Jump> : null}
          {packages.length > 0 ? <Jump to="#packages">{t('Packages')}</Jump> : null}
          {isEmptyRichText(text) ? null : <Jump to="#included">{t('What the prices include')}</Jump>}
        </p>
        {total === 0 ? <NoPrices view={view} /> : null}
        <Part id="consultations" title={t('Consultations')} count={consultations.length}>
          <PriceGroups
            groups={byDepartment(consultations, locale, view.department)}
            columns={[t('Doctor'), t('Consultation fee')]}
          />
        </Part>
        <Part id="services" title={t('Services')} count={services.length}>
          <PriceGroups
            groups={byDepartment(services, locale, view.department)}
            columns={[t('Service'), t('Price')]}
          />
        </Part>
        <Part id="packages" title={t('Packages')} count={packages.length}>
          <PricePackages packages={packages} />
        </Part>
      </Container>
      <Included text={text} />
    </>
  );
}

function Ways({
  view,
  validUntil,
  hasPrices,
}: {
  view: PriceView;
  validUntil: string | null;
  hasPrices: boolean;
}) {
  return (
    <div className="mt-4 flex flex-wrap items-center gap-x-6 gap-y-2">
      <p className="me-auto max-w-measure text-ink-soft">
        <PricesHold until={validUntil} />
      </p>
      {view.q || view.department ? (
        <a href={at('/pricing#prices')} className="no-print text-link">
          {t('Show all prices')}
        </a>
      ) : null}
      {hasPrices ? (
        <p className="no-print -mx-4 flex flex-wrap">
          <ButtonLink href={pricingHref(view, '/pricing.csv')} download="" variant="quiet" size="small">
            <Icon name="download" className="size-5 shrink-0" />
            {t('Download (CSV)')}
          </ButtonLink>
          <Button data-print="" hidden variant="quiet" size="small">
            <Icon name="printer" className="size-5 shrink-0" />
            {t('Print')}
          </Button>
        </p>
      ) : null}
    </div>
  );
}

function Part({
  id,
  title,
  count,
  children,
}: {
  id: string;
  title: string;
  count: number;
  children: ReactNode;
}) {
  if (count === 0) return null;
  return (
    <section aria-labelledby={id} className="mt-12 lg:mt-16">
      <h2 id={id} className="text-2xl lg:text-4xl">
        {title}
      </h2>
      {children}
    </section>
  );
}

function Notices({ unknown, isShort }: { unknown: string; isShort: boolean }) {
  if (!unknown && !isShort) return null;
  return (
    <div className="mt-5 grid gap-3">
      {unknown ? (
        <Alert>
          {t('We have no department “{words}”, so here are the prices of all departments.', {
            words: unknown,
          })}
        </Alert>
      ) : null}
      {isShort ? (
        <Alert tone="warning">
          {t('Some prices cannot be shown right now. Please try again in a minute, or call us.')}
        </Alert>
      ) : null}
    </div>
  );
}

function NoPrices({ view }: { view: PriceView }) {
  const isFiltered = view.q !== '' || view.department !== '';
  return (
    <div className="mt-8">
      <Empty
        icon="banknote"
        title={isFiltered ? t('No prices match that.') : t('No prices are listed here yet.')}
      >
        <p>{t('Call and tell us what you need. We will say what it costs before you book.')}</p>
        <p className="mt-6 flex flex-wrap gap-3">
          {isFiltered ? <ButtonLink href={at('/pricing#prices')}>{t('Show all prices')}</ButtonLink> : null}
          <CallUs />
        </p>
      </Empty>
    </div>
  );
}

function Included({ text }: { text: RichTextDocument | null }) {
  const site = useSite();
  if (!text || isEmptyRichText(text)) return null;
  return (
    <Section ground="sand" aria-labelledby="included">
      <Container className="grid gap-6 lg:grid-cols-[1fr_2fr] lg:gap-20">
        <h2 id="included" tabIndex={-1} className="text-3xl md:text-4xl">
          {t('What the prices include')}
        </h2>
        <RichText document={text} written={site} />
      </Container>
    </Section>
  );
}

function headingOf({ q }: PriceView, total: number, department: (Written & { name: string }) | null) {
  const prices = total === 0 ? t('No prices') : counted('{count} price', '{count} prices', total);
  const here = department
    ? sentence('{found} in {department}', { found: prices, department: inLang(department, department.name) })
    : prices;
  return q ? sentence('{found} for “{words}”', { found: here, words: q }) : here;
}
