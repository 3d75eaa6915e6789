import { Histogram, type Registry } from 'prom-client';

const SECONDS = [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 10, 30, 60];

/** Wraps the calls of one provider, such as `mail`, so that each is counted by its name and outcome. */
export type MeterCalls = <Provider extends object>(name: string, provider: Provider) => Provider;

/**
 * Counts calls to external providers, and measures their duration. Members of a provider that are not functions stay
 * unchanged.
 */
export const createMeterCalls = (registry: Registry): MeterCalls => {
  const seconds = new Histogram({
    name: 'twofold_provider_call_seconds',
    help: 'Duration of calls to the site reader, the analyst, the payment provider and the mail server',
    labelNames: ['provider', 'call', 'outcome'] as const,
    buckets: SECONDS,
    registers: [registry],
  });

  const metered =
    (provider: string, call: string, work: (...args: unknown[]) => unknown) =>
    (...args: unknown[]): unknown => {
      const stop = seconds.startTimer({ provider, call });
      const fail = (error: unknown): never => {
        stop({ outcome: 'failed' });
        throw error;
      };
      let result: unknown;
      try {
        result = work(...args);
      } catch (error) {
        return fail(error);
      }
      if (!(result instanceof Promise)) return result;
      return result.then((value: unknown) => {
        stop({ outcome: 'done' });
        return value;
      }, fail);
    };

  return (name, provider) =>
    new Proxy(provider, {
      get: (target, call) => {
        const part: unknown = Reflect.get(target, call, target);
        if (typeof part !== 'function' || typeof call !== 'string') return part;
        return metered(name, call, (...args) => Reflect.apply(part, target, args) as unknown);
      },
    });
};
