/**
 * Tells an open calendar that something changed, on whatever node it was. The events name a doctor and a local date and
 * nothing of a patient; the page asks again, through the same door as always. A stream ends with its session at once.
 */
import { CalendarChange, DeskChange } from '#contract/desk.ts';
import type { StaffContext } from '#server/api/context.ts';
import { EventStream } from '#server/api/event-stream.ts';
import { sessionHolds } from '#server/identity/session.ts';

const anything: CalendarChange = { doctorId: null, localDate: null };

export function calendarEvents({ orm, now, notifications, leaving, staff }: StaffContext): EventStream {
  const alive = () => sessionHolds(orm, staff.sessionId, now());
  return new EventStream(
    {
      async start({ send, end }) {
        const leaveCalendar = await notifications.listen('calendar_changed', (message) =>
          send({
            name: 'changed',
            data: message === null ? anything : CalendarChange.parse(JSON.parse(message)),
          }),
        );
        const leave = [leaveCalendar];
        const leaveAll = () => leave.forEach((one) => void one());
        try {
          leave.push(
            await notifications.listen('desk_changed', (message) => {
              const missed = DeskChange.shape.about.options.map((about) => ({ about }));
              for (const data of message === null ? missed : [DeskChange.parse(JSON.parse(message))])
                send({ name: 'waits', data });
            }),
          );
          leave.push(
            await notifications.listen(
              'session_ended',
              () => void alive().then((holds) => holds || end(), end),
            ),
          );
        } catch (error) {
          leaveAll();
          throw error;
        }
        send({ name: 'ready', data: anything });
        return leaveAll;
      },
    },
    { alive, leaving },
  );
}
