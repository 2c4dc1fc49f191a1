/**
 * Tells an open calendar that something changed, on whatever node it was. The events name a doctor and a local date and
 * nothing of a patient; the page asks again, through the same door as always.
 */
import { CalendarChange } from '#contract/desk.ts';
import type { StaffContext } from '#server/api/context.ts';
import type { EventStream } from '#server/api/event-stream.ts';
import { staffStream } from '#server/api/staff-stream.ts';

const anything: CalendarChange = { doctorId: null, localDate: null };

export function calendarEvents(context: StaffContext): EventStream {
  return staffStream(context, {
    async start({ send }) {
      const leave = await context.notifications.listen('calendar_changed', (message) =>
        send({
          name: 'changed',
          data: message === null ? anything : CalendarChange.parse(JSON.parse(message)),
        }),
      );
      send({ name: 'ready', data: anything });
      return leave;
    },
  });
}
