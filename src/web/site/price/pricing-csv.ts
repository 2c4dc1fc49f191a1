import { apiContext, originContext } from '#web/api/client.ts';
import { askedDepartment } from '#web/site/cards/asked-department.ts';
import type { Route } from './+types/pricing-csv.ts';
import {
  askPrices,
  consultationLine,
  packageLine,
  pricingHref,
  readPriceView,
  serviceLine,
} from './price-list.ts';
import { priceTable } from './price-table.ts';

/** The same page's prices as a file. All or nothing: half a list would mislead. */
export async function loader({ request, context }: Route.LoaderArgs) {
  const api = context.get(apiContext);
  const view = readPriceView(new URL(request.url).searchParams);
  const department = await askedDepartment(api, view.department, [], (slug) =>
    pricingHref({ ...view, department: slug }, '/pricing.csv'),
  );
  const lists = askPrices(api, { ...view, department: department?.slug ?? '' });
  const [{ data: settings }, doctors, services, packages] = await Promise.all([
    api.settings.get(),
    lists.doctors,
    lists.services,
    lists.packages,
  ]);
  const lines = [
    ...doctors.data.map(consultationLine),
    ...services.data.map(serviceLine),
    ...packages.data.map(packageLine),
  ];
  const table = priceTable(lines, {
    currency: settings.currency,
    validUntil: settings.pricesValidUntil,
    origin: context.get(originContext),
  });
  return new Response(table, {
    headers: {
      'Content-Type': 'text/csv; charset=utf-8',
      'Content-Disposition': 'attachment; filename="prices.csv"',
      'Cache-Control': 'no-cache',
    },
  });
}
