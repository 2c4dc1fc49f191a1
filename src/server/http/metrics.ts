/** Metrics of the process for Prometheus (text format 0.0.4). Numbers only: no address, name or query. */
import { monitorEventLoopDelay } from 'node:perf_hooks';

/** Upper bounds of the histogram, in seconds. */
const bounds = [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10];
const kinds = ['page', 'api', 'admin', 'file', 'health'] as const;
type Kind = (typeof kinds)[number];

type LabelledValue = [Record<string, string>, number];

export interface Sample {
  name: string;
  help: string;
  type: 'counter' | 'gauge';
  /** A value, or one for each set of labels. */
  values: number | LabelledValue[];
}

/** Counts answers by kind and status, and their duration. */
export class RequestMeter {
  /** For each kind, by status. */
  readonly #answers = new Map<Kind, Map<number, number>>();
  readonly #times = new Map<Kind, { counts: number[]; sum: number; count: number }>();

  /** `seconds` from the arrival of the request until the answer was handed over. */
  count(url: string, status: number, seconds: number) {
    const kind = kindOf(url);
    const answers = this.#answers.get(kind) ?? new Map<number, number>();
    this.#answers.set(kind, answers.set(status, (answers.get(status) ?? 0) + 1));
    const times = this.#times.get(kind) ?? { counts: bounds.map(() => 0), sum: 0, count: 0 };
    this.#times.set(kind, times);
    const bound = bounds.findIndex((limit) => seconds <= limit);
    if (bound >= 0) times.counts[bound]!++;
    times.sum += seconds;
    times.count++;
  }

  lines(): string[] {
    const lines = written({
      name: 'openward_requests_total',
      help: 'Answers by kind of address and status',
      type: 'counter',
      values: [...this.#answers].flatMap(([kind, answers]) =>
        [...answers].map(([status, count]): LabelledValue => [{ kind, status: String(status) }, count]),
      ),
    });
    const name = 'openward_request_seconds';
    lines.push(`# HELP ${name} Time until the answer was handed over`, `# TYPE ${name} histogram`);
    for (const [kind, { counts, sum, count }] of this.#times) {
      let below = 0;
      bounds.forEach((bound, index) => {
        below += counts[index]!;
        lines.push(`${name}_bucket{kind="${kind}",le="${bound}"} ${below}`);
      });
      lines.push(`${name}_bucket{kind="${kind}",le="+Inf"} ${count}`);
      lines.push(`${name}_sum{kind="${kind}"} ${sum}`, `${name}_count{kind="${kind}"} ${count}`);
    }
    return lines;
  }
}

function kindOf(url: string): Kind {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/assets/') || url.startsWith('/media/')) return 'file';
  if (url.startsWith('/admin')) return 'admin';
  return /^\/(healthz|readyz|metrics)(\?|$)/.test(url) ? 'health' : 'page';
}

const resolutionMs = 20;

/** Memory, processor time and event loop delay; delays cover the time since the last reading. */
export class ProcessMeter {
  readonly #delay = monitorEventLoopDelay({ resolution: resolutionMs });

  constructor() {
    this.#delay.enable();
  }

  samples(): Sample[] {
    const { rss, heapUsed, external } = process.memoryUsage();
    const { user, system } = process.cpuUsage();
    const delays: LabelledValue[] = [0.5, 0.99, 1].map((quantile) => [
      { quantile: String(quantile) },
      // The measurement includes the timer's own interval.
      Math.max(0, (this.#delay.percentile(quantile * 100) || 0) / 1e9 - resolutionMs / 1000),
    ]);
    this.#delay.reset();
    return [
      gauge('process_resident_memory_bytes', 'Resident memory', rss),
      gauge('openward_heap_bytes', 'Memory of objects', heapUsed),
      gauge('openward_external_bytes', 'Memory of buffers', external),
      {
        name: 'process_cpu_seconds_total',
        help: 'Processor time',
        type: 'counter',
        values: (user + system) / 1e6,
      },
      gauge('openward_event_loop_delay_seconds', 'Lateness of the event loop since the last reading', delays),
    ];
  }
}

export function gauge(name: string, help: string, values: Sample['values']): Sample {
  return { name, help, type: 'gauge', values };
}

/** One metric in Prometheus's text format. */
export function written({ name, help, type, values }: Sample): string[] {
  const rows: LabelledValue[] = typeof values === 'number' ? [[{}, values]] : values;
  return [
    `# HELP ${name} ${help}`,
    `# TYPE ${name} ${type}`,
    ...rows.map(([labels, value]) => {
      const named = Object.entries(labels).map(([label, text]) => `${label}="${text}"`);
      return `${name}${named.length > 0 ? `{${named.join(',')}}` : ''} ${value}`;
    }),
  ];
}
