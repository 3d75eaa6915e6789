import type { Answered } from '@twofold/http/service-app';
import { Histogram, type Registry } from 'prom-client';

/** The buckets range from reading a document to an analysis. */
const SECONDS = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/**
 * Counts requests and their duration, by route and status. A client that left before the end counts as 499, and a 503 in
 * normal operation as `late`, because alerts count 5xx.
 */
export const requestMetrics = (registry: Registry): ((answered: Answered) => void) => {
  const seconds = new Histogram({
    name: 'twofold_http_request_seconds',
    help: 'Time from the first byte of a request to the last byte of its answer',
    labelNames: ['method', 'route', 'status'] as const,
    buckets: SECONDS,
    registers: [registry],
  });
  return ({ method, route, status, durationMs, isPutOff, isWhole }) => {
    const label = isPutOff ? 'late' : status;
    seconds.observe({ method, route, status: isWhole ? label : 499 }, durationMs / 1_000);
  };
};
