import { setTracing } from './tracing.ts';

export type TracingOptions = {
  /** The address of a collector for OTLP over HTTP, such as `http://127.0.0.1:4318`. Absent: nothing is traced. */
  readonly endpoint: string | undefined;
  /** Headers that the collector requires, such as a key. */
  readonly headers?: Readonly<Record<string, string>> | undefined;
  /** The share of all traces that is sampled, from 0 to 1. */
  readonly ratio?: number | undefined;
  /** The name of this process in traces, such as `twofold-command`. */
  readonly service: string;
  readonly log: { readonly warn: (details: object, message: string) => void };
  /** How long spans are collected before they are sent. */
  readonly delayMs?: number;
};

export type StartedTracing = { readonly stop: () => Promise<void> };

/** Starts tracing this process if a collector is configured. Otherwise OpenTelemetry is not loaded. */
export const startTracing = async (options: TracingOptions): Promise<StartedTracing> => {
  const { endpoint } = options;
  if (endpoint === undefined) return { stop: () => Promise.resolve() };
  const { openTelemetry } = await import('./open-telemetry.ts');
  const { tracing, stop } = openTelemetry({ ...options, endpoint });
  setTracing(tracing);
  return {
    stop: async () => {
      setTracing(undefined);
      await stop();
    },
  };
};
