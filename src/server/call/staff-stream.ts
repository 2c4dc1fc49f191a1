/** Server-sent events for a signed-in account; they end as soon as its session does. */
import { sessionHolds } from '#server/identity/session.ts';
import type { StaffContext } from './context.ts';
import { type EventSource, EventStream } from './event-stream.ts';

export function staffStream(
  { orm, now, notifications, leaving, staff }: StaffContext,
  { start }: EventSource,
): EventStream {
  const alive = () => sessionHolds(orm, staff.sessionId, now());
  return new EventStream(
    {
      async start(sender) {
        const leaveSession = await notifications.listen('session_ended', () => {
          alive().then((holds) => holds || sender.end(), sender.end);
        });
        try {
          const leaveSource = await start(sender);
          return () => {
            leaveSource();
            leaveSession();
          };
        } catch (error) {
          leaveSession();
          throw error;
        }
      },
    },
    { alive, leaving },
  );
}
