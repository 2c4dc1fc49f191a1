/** Answers counted for Prometheus. Numbers only: no address, name or query. */
import { Counter, collectDefaultMetrics, Histogram, Registry } from 'prom-client';

type Kind = 'page' | 'api' | 'admin' | 'file' | 'health';

/** Counts answers by kind and status, and their duration. */
export class RequestMeter {
  readonly registry = new Registry();
  readonly #answers = new Counter({
    name: 'openward_requests_total',
    help: 'Answers by kind of address and status',
    labelNames: ['kind', 'status'],
    registers: [this.registry],
  });
  readonly #seconds = new Histogram({
    name: 'openward_request_seconds',
    help: 'Time until the answer was handed over',
    labelNames: ['kind'],
    buckets: [0.001, 0.0025, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10],
    registers: [this.registry],
  });

  constructor() {
    // The default of 10 ms wakes an idle process twice as often.
    collectDefaultMetrics({ register: this.registry, eventLoopMonitoringPrecision: 20 });
  }

  /** `seconds` from the arrival of the request until the answer was handed over. */
  count(url: string, status: number, seconds: number) {
    const kind = kindOf(url);
    this.#answers.inc({ kind, status });
    this.#seconds.observe({ kind }, seconds);
  }
}

function kindOf(url: string): Kind {
  if (url.startsWith('/api/')) return 'api';
  if (url.startsWith('/assets/') || url.startsWith('/media/')) return 'file';
  if (url.startsWith('/admin')) return 'admin';
  return /^\/(healthz|readyz|metrics)(\?|$)/.test(url) ? 'health' : 'page';
}
