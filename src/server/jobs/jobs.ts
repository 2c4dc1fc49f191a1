/** The background jobs in one table, with their intervals and purposes. */
import { join } from 'node:path';
import type { Transporter } from 'nodemailer';
import type { Logger } from 'pino';
import { forgetActivity } from '#server/activity/retention.ts';
import { sealActivity } from '#server/activity/seal.ts';
import { purgeWork } from '#server/archive/export.ts';
import type { Backups } from '#server/backup/backups.ts';
import { writeReminders } from '#server/booking/reminder.ts';
import { offerFreedTimes } from '#server/booking/waitlist-offers.ts';
import { type Purge, restMs } from '#server/cache/purge.ts';
import type { Services } from '#server/call/context.ts';
import { renewDemoPatients } from '#server/demo-patients/demo-patients.ts';
import { MailWatch } from '#server/mail/mail-server.ts';
import { sendDue } from '#server/mail/outbox.ts';
import { sendDueSms } from '#server/mail/send-sms.ts';
import { tendPictures } from '#server/media/tend.ts';
import { purgeUploads } from '#server/media/upload-store.ts';
import { forgetMarks } from '#server/notice/forget-marks.ts';
import { mailNotices } from '#server/notice/mail-notices.ts';
import { checkSessions } from '#server/sso/sso-session.ts';
import { inRun } from '#server/telemetry/run.ts';
import type { Updates } from '#server/update/newer.ts';
import { diskWatch } from './disk.ts';
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
  /** A demo hospital has invented patients. */
  isDemo: boolean;
  /** Null if update checks are off. */
  updates: Updates | null;
  /** Null without a cache in front. */
  purge: Purge | null;
  /** Null without BACKUP_TO. */
  backups: Pick<Backups, 'tick'> | null;
  /** The database's own (connect.ts). */
  keepUp(): Promise<unknown>;
}
type JobName =
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
  | 'disk'
  | 'backup'
  | 'daily';
/** Since the start. */
interface JobOutcome {
  /** Milliseconds since 1970; null before the first success. */
  succeededAt: number | null;
  failures: number;
}
interface Jobs {
  outcomes: Record<JobName, JobOutcome>;
  /** Runs a job at once, because there is something to do. */
  wake(name: JobName): void;
  stop(): Promise<unknown>;
}

/** A failed run is logged under the job's name, and the job continues. */
export function startJobs(
  services: Services,
  { log, transport, from, isDemo, updates, purge, backups, keepUp }: Given,
): Jobs {
  const { orm, now, storage, leaving } = services;
  const { store, dataDir } = storage;
  const outcomes = {} as Record<JobName, JobOutcome>;
  const failed = (name: JobName) => (error: unknown) => {
    outcomes[name].failures++;
    log.error(error, name);
  };
  const watch = new MailWatch(log);
  const table: Record<JobName, Job | null> = {
    mail: {
      everyMs: 15_000,
      work: async () => transport && sendDue({ ...services, transport, from, signal: leaving, log, watch }),
    },
    sms: { everyMs: 15_000, work: () => sendDueSms({ ...services, signal: leaving, log }) },
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
    updates: updates && { everyMs: 86_400_000, firstMs: settledMs, work: () => updates.ask() },
    cdn: purge && { everyMs: restMs / 5, work: () => purge.run() },
    disk: { everyMs: 60_000, work: diskWatch(dataDir, log) },
    // Often, since someone may wait for one at a terminal.
    backup: backups && { everyMs: 1_000, firstMs: settledMs, work: () => backups.tick() },
    daily: {
      everyMs: 86_400_000,
      firstMs: settledMs,
      work: () => forgetOldData(services, log, failed('daily')),
    },
  };
  async function run(job: JobName, work: Job['work']) {
    const done = await work();
    outcomes[job].succeededAt = now();
    if (isWorthALine(done)) log.info({ job, done }, 'job');
  }
  const running: Partial<Record<JobName, ReturnType<typeof repeat>>> = {};
  for (const [key, job] of Object.entries(table)) {
    // A job that this hospital does not use never wakes the process.
    if (!job) continue;
    const name = key as JobName;
    outcomes[name] = { succeededAt: null, failures: 0 };
    const once = () => inRun(name, () => run(name, job.work), failed(name));
    running[name] = repeat(job.everyMs, once, failed(name), job.firstMs);
  }
  return {
    outcomes,
    wake: (name) => running[name]?.wake(),
    stop: () => Promise.all(Object.values(running).map((job) => job.stop())),
  };
}

async function forgetOldData(services: Services, log: Logger, failed: (error: unknown) => void) {
  const { orm, now, leaving } = services;
  const { dataDir } = services.storage;
  const steps: Record<string, () => Promise<unknown>> = {
    personalData: () => tidy(orm, now()),
    bin: () => emptyBin(orm, now()),
    activity: () => forgetActivity(services, now()),
    notices: () => forgetMarks(services),
    uploads: () => purgeUploads(orm, join(dataDir, 'uploads'), now()),
    exports: () => purgeWork(dataDir, now()),
  };
  const done: Record<string, unknown> = {};
  for (const [step, work] of Object.entries(steps)) {
    if (leaving.aborted) return;
    // A failed step must not stop the others.
    done[step] = (await work().catch(failed)) ?? null;
  }
  log.info({ job: 'daily', done }, 'job');
}

/** A count of work done, or several of them, not all zero. */
function isWorthALine(done: unknown): boolean {
  if (typeof done === 'object' && done !== null) return Object.values(done).some(isWorthALine);
  return typeof done === 'number' && done > 0;
}
