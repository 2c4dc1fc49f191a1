/**
 * Tells an open calendar about changes on any node. The events contain a doctor and a local date, no patient data; the
 * page loads them through the usual calls.
 */
import { CalendarChange, DeskChange } from '#contract/desk.ts';
import type { StaffContext } from '#server/call/context.ts';
import type { EventStream } from '#server/call/event-stream.ts';
import { staffStream } from '#server/call/staff-stream.ts';

const anything: CalendarChange = { doctorId: null, localDate: null };

export function calendarEvents(context: StaffContext): EventStream {
  return staffStream(context, {
    async start({ send }) {
      const { notifications } = context;
      const leaveCalendar = await notifications.listen('calendar_changed', (message) =>
        send({
          name: 'changed',
          data: message === null ? anything : CalendarChange.parse(JSON.parse(message)),
        }),
      );
      const leaveDesk = await notifications
        .listen('desk_changed', (message) => {
          const missed = DeskChange.shape.about.options.map((about) => ({ about }));
          for (const data of message === null ? missed : [DeskChange.parse(JSON.parse(message))])
            send({ name: 'waits', data });
        })
        .catch((error) => {
          leaveCalendar();
          throw error;
        });
      send({ name: 'ready', data: anything });
      return () => {
        leaveCalendar();
        leaveDesk();
      };
    },
  });
}
