/**
 * Notifies an open calendar of changes on any node, within the account's reach. The events contain a doctor and a local
 * date, no patient data; the page loads them through the usual calls.
 */
import { sql } from 'drizzle-orm';
import { CalendarChange, DeskChange } from '#contract/desk.ts';
import type { StaffContext } from '#server/call/context.ts';
import type { EventStream } from '#server/call/event-stream.ts';
import { staffStream } from '#server/call/staff-stream.ts';
import { areaOf } from '#server/identity/area-of.ts';
import { may, reachesDoctor, reachOf } from '#server/identity/rights.ts';

/** Checked at each change, since a doctor may have joined a department since. */
async function isWithinReach({ orm, staff }: StaffContext, doctorId: number | null) {
  const reached = reachesDoctor(reachOf(staff, 'visits', 'read'), sql`${doctorId}::int`);
  if (!reached || doctorId === null) return true;
  const { rows } = await orm.execute<{ reached: boolean }>(sql`select ${reached} as reached`);
  return rows[0]!.reached;
}

const anything: CalendarChange = { doctorId: null, localDate: null };

export function calendarEvents(context: StaffContext): EventStream {
  return staffStream(context, {
    async start({ send, end }) {
      const { notifications, staff } = context;
      const tell = (data: CalendarChange) => {
        isWithinReach(context, data.doctorId).then(
          (isReached) => isReached && send({ name: 'changed', data }),
          // After a failed check the missed changes are unknown, so the browser reconnects and loads again.
          end,
        );
      };
      const leaveCalendar = await notifications.listen('calendar_changed', (message) =>
        tell(message === null ? anything : CalendarChange.parse(JSON.parse(message))),
      );
      const leaveDesk = await notifications
        .listen('desk_changed', (message) => {
          const missed = DeskChange.shape.about.options.map((about) => ({ about }));
          for (const data of message === null ? missed : [DeskChange.parse(JSON.parse(message))])
            if (may(staff, areaOf(data.about), 'read')) send({ name: 'waits', data });
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
