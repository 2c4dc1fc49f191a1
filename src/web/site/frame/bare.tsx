/** Layout without the frame: the screen of a waiting area, and the sheet with the code at its door. */
import { Outlet } from 'react-router';
import { loadSite } from '#web/hospital/site-data.ts';
import { ErrorPage } from '#web/shell/error-page.tsx';
import type { Route } from './+types/bare.ts';

export function loader({ context }: Route.LoaderArgs) {
  return loadSite(context);
}

export default function BareLayout() {
  return (
    <main id="main" tabIndex={-1}>
      <Outlet />
    </main>
  );
}

export function ErrorBoundary({ error }: Route.ErrorBoundaryProps) {
  return (
    <main id="main" tabIndex={-1}>
      <ErrorPage error={error} />
    </main>
  );
}
