/** The appointment as a calendar file, at a fixed address, so that it can be downloaded again after a move. */
import { apiContext } from '#web/api/client.ts';
import { orNotFound } from '#web/api/or-not-found.ts';
import type { Route } from './+types/manage-calendar.ts';

export async function loader({ params: { token }, context }: Route.LoaderArgs) {
  const { data: file } = await orNotFound(
    context.get(apiContext).appointment.manageCalendar({ params: { token } }),
  );
  return new Response(file.content, {
    headers: {
      'Content-Type': 'text/calendar; charset=utf-8',
      'Content-Disposition': `attachment; filename="${file.fileName}"`,
      'Cache-Control': 'no-store',
      'Referrer-Policy': 'no-referrer',
    },
  });
}
