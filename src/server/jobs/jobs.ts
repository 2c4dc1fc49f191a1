/** The background jobs in one table, with their intervals and purposes. */
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { forgetActivity } from '#server/activity/retention.ts';
import { sealActivity } from '#server/activity/seal.ts';
import { purgeWork } from '#server/archive/export.ts';
import { writeReminders } from '#server/booking/reminder.ts';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import { type Purge, restMs } from '#server/cache/purge.ts';
import type { Services } from '#server/call/context.ts';
import { renewDemoPatients } from '#server/demo-patients/demo-patients.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { sendDueSms } from '#server/mail/send-sms.ts';
import { tendPictures } from '#server/media/tend.ts';
import { purgeUploads } from '#server/media/upload-store.ts';
import { forgetMarks } from '#server/notice/forget-marks.ts';
import { mailNotices } from '#server/notice/mail-notices.ts';
import { checkSessions } from '#server/sso/sso-session.ts';
import type { Updates } from '#server/update/newer.ts';
import { emptyBin } from './empty-bin.ts';
import { repeat } from './repeat.ts';
import { tidy } from './tidy.ts';

interface Job {
  everyMs: number;
  /** Delay of the first run; jobs that can wait start after the first visitors have been served. */
  firstMs?: number;
  work(): Promise<unknown>;
}
const settledMs = 10_000;

interface Given {
  log: Logger;
  /** Null without a mail server: messages stay in the outbox, to be read there and sent once there is one. */
  transport: Transporter | null;
  from: string;
  /** Whether this is a demo hospital, with patients who are invented. */
  isDemo: boolean;
  /** Null unless the hospital asks whether there is a newer version. */
  updates: Updates | null;
  /** Of a cache in front; null without one. */
  purge: Purge | null;
  /** The database's own (connect.ts). */
  keepUp(): Promise<unknown>;
}
export type JobName =
  | 'mail'
  | 'sms'
  | 'pictures'
  | 'reminders'
  | 'waitlist'
  | 'notices'
  | 'activity'
  | 'upkeep'
  | 'demo'
  | 'sso'
  | 'cdn'
  | 'updates'
  | 'daily';
export interface Jobs {
  /** Runs a job at once, because there is something to do. */
  wake(name: JobName): void;
  stop(): Promise<unknown>;
}

/** Starts all jobs; a failed run is logged under the job's name, and the job goes on. */
export function startJobs(
  services: Services,
  { log, transport, from, isDemo, updates, purge, keepUp }: Given,
): Jobs {
  const { orm, now, storage, leaving } = services;
  const { store, dataDir } = storage;
  const failed = (name: JobName) => (error: unknown) => log.error(error, name);
  const table: Record<JobName, Job> = {
    mail: {
      everyMs: 15_000,
      work: async () => transport && sendDue({ ...services, transport, from, signal: leaving }),
    },
    sms: { everyMs: 15_000, work: () => sendDueSms({ ...services, signal: leaving }) },
    pictures: {
      everyMs: 3_600_000,
      firstMs: settledMs,
      work: () => tendPictures({ orm, store, restPerWork: 4, signal: leaving, onError: failed('pictures') }),
    },
    reminders: { everyMs: 300_000, firstMs: settledMs, work: () => writeReminders(services) },
    waitlist: { everyMs: 30_000, firstMs: settledMs, work: () => offerFreedTimes(services) },
    notices: { everyMs: 60_000, firstMs: settledMs, work: () => mailNotices(services) },
    activity: { everyMs: 10_000, firstMs: settledMs, work: () => sealActivity(services) },
    // The longest that an outdated query plan stays in use.
    upkeep: { everyMs: 10_000, firstMs: settledMs, work: keepUp },
    // Often, so that the desk of a demo shows who is here and who is with the doctor now.
    demo: { everyMs: 300_000, firstMs: settledMs, work: async () => isDemo && renewDemoPatients(services) },
    sso: { everyMs: 60_000, firstMs: settledMs, work: () => checkSessions(services, log) },
    updates: { everyMs: 86_400_000, firstMs: settledMs, work: async () => updates?.ask() },
    cdn: { everyMs: restMs / 5, work: async () => purge?.run() },
    daily: {
      everyMs: 86_400_000,
      firstMs: settledMs,
      async work() {
        const steps: (() => Promise<unknown>)[] = [
          () => tidy(orm, now()),
          () => emptyBin(orm, now()),
          () => forgetActivity(services, now()),
          () => forgetMarks(services),
          () => purgeUploads(orm, join(dataDir, 'uploads')),
          () => purgeWork(dataDir, now()),
        ];
        for (const step of steps) {
          if (leaving.aborted) return;
          // A failed step must not stop the others.
          await step().catch(failed('daily'));
        }
      },
    },
  };
  const running = Object.fromEntries(
    Object.entries(table).map(([name, { everyMs, firstMs, work }]) => [
      name,
      repeat(everyMs, async () => void (await work()), failed(name as JobName), firstMs),
    ]),
  ) as Record<JobName, ReturnType<typeof repeat>>;
  return {
    wake: (name) => running[name].wake(),
    stop: () => Promise.all(Object.values(running).map((job) => job.stop())),
  };
}
