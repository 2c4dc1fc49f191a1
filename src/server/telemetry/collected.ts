import type { HrTime } from '@opentelemetry/api';
import type { Resource } from '@opentelemetry/resources';
import {
  AggregationTemporality,
  type CollectionResult,
  DataPointType,
  type MetricData,
} from '@opentelemetry/sdk-metrics';
import type { MetricObjectWithValues, MetricValue, MetricValueWithName, Registry } from 'prom-client';

/** Since the process began, as Prometheus counts too. */
const startTime = timeOf(Date.now() - performance.now());

/** The metrics of /metrics, all of them and under their names, in OpenTelemetry's form. */
export async function collected(registry: Registry, resource: Resource): Promise<CollectionResult> {
  const endTime = timeOf(Date.now());
  const found = (await registry.getMetricsAsJSON()) as MetricObjectWithValues<MetricValueWithName<string>>[];
  const metrics = found.map((metric) => dataOf(metric, endTime)).filter((one) => one.dataPoints.length > 0);
  return {
    resourceMetrics: { resource, scopeMetrics: [{ scope: { name: 'openward' }, metrics }] },
    errors: [],
  };
}

function dataOf(metric: MetricObjectWithValues<MetricValueWithName<string>>, endTime: HrTime): MetricData {
  const { name, help, values } = metric;
  // The registry names a type by a text or, in its types, by an enumeration.
  const type = String(metric.type);
  const about = {
    descriptor: { name, description: help, unit: '', valueType: 1 },
    aggregationTemporality: AggregationTemporality.CUMULATIVE,
  };
  const times = { startTime, endTime };
  if (type === 'histogram')
    return {
      ...about,
      dataPointType: DataPointType.HISTOGRAM,
      dataPoints: histogramsOf(name, values, times),
    };
  const dataPoints = values.map(({ labels, value }) => ({ ...times, attributes: asTexts(labels), value }));
  if (type === 'counter')
    return { ...about, dataPointType: DataPointType.SUM, isMonotonic: true, dataPoints };
  if (type === 'gauge') return { ...about, dataPointType: DataPointType.GAUGE, dataPoints };
  throw new Error(`The metric ${name} is a ${type}, which is not sent.`);
}

/** Prometheus counts what is below each boundary; OpenTelemetry what is between two. */
function histogramsOf(
  name: string,
  values: MetricValueWithName<string>[],
  times: { startTime: HrTime; endTime: HrTime },
) {
  const groups = Map.groupBy(values, ({ labels }) => JSON.stringify(asTexts({ ...labels, le: undefined })));
  return [...groups.values()].map((group) => {
    const amount = (what: string) =>
      group.find(({ metricName }) => metricName === `${name}_${what}`)?.value ?? 0;
    const below = group.filter(({ labels }) => labels.le !== undefined && labels.le !== '+Inf');
    const count = amount('count');
    const cumulative = [...below.map(({ value }) => value), count];
    return {
      ...times,
      attributes: asTexts({ ...group[0]!.labels, le: undefined }),
      value: {
        buckets: {
          boundaries: below.map(({ labels }) => Number(labels.le)),
          counts: cumulative.map((value, place) => value - (cumulative[place - 1] ?? 0)),
        },
        sum: amount('sum'),
        count,
      },
    };
  });
}

function asTexts(labels: MetricValue<string>['labels'] & { le?: unknown }): Record<string, string> {
  return Object.fromEntries(
    Object.entries(labels)
      .filter(([, value]) => value !== undefined)
      .map(([name, value]) => [name, String(value)]),
  );
}

function timeOf(ms: number): HrTime {
  return [Math.floor(ms / 1_000), Math.round((ms % 1_000) * 1e6)];
}
