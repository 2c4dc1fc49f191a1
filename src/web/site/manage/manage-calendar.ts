/** The appointment as a calendar file, at a fixed address, so that it can be downloaded again after a move. */
import { data } from 'react-router';
import { ApiProblem, apiContext } from '#web/api/client.ts';
import type { Route } from './+types/manage-calendar.ts';

export async function loader({ params, context }: Route.LoaderArgs) {
  try {
    const { data: file } = await context
      .get(apiContext)
      .appointment.manageCalendar({ params: { token: params.token } });
    return new Response(file.content, {
      headers: {
        'Content-Type': 'text/calendar; charset=utf-8',
        'Content-Disposition': `attachment; filename="${file.fileName}"`,
        'Cache-Control': 'no-store',
        'Referrer-Policy': 'no-referrer',
      },
    });
  } catch (error) {
    if (error instanceof ApiProblem && error.is('not-found')) throw data(null, { status: 404 });
    throw error;
  }
}
