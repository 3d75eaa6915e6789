import { Gauge, type Registry } from 'prom-client';

/** One number with its labels, such as `{ projection: 'users' }`. */
export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

/** A valid Prometheus name, its help text, and the labels of its samples. */
export type GaugeOf = { readonly help: string; readonly labels?: readonly string[] };

/** Reads state outside this process: the lag of a follower, for example, is in the database, and any process may follow. */
export type ReadState<Name extends string> = () => Promise<Readonly<Record<Name, readonly Sample[]>>>;

/**
 * Gauges of a state that is read at each scrape. If it cannot be read, they have no values instead of outdated ones, and
 * `twofold_state_readable` is 0.
 * @returns a function that reads the state again
 */
export const stateGauges = <Name extends string>(
  registry: Registry,
  gauges: Readonly<Record<Name, GaugeOf>>,
  read: ReadState<Name>,
): (() => Promise<void>) => {
  const readable = new Gauge({
    name: 'twofold_state_readable',
    help: 'Whether the database and the log were reachable for this scrape',
    registers: [registry],
  });
  const made = (Object.entries<GaugeOf>(gauges) as [Name, GaugeOf][]).map(([name, { help, labels = [] }]) => ({
    name,
    gauge: new Gauge({ name, help, labelNames: [...labels], registers: [registry] }),
  }));
  return async () => {
    const state = await read().catch(() => undefined);
    readable.set(state === undefined ? 0 : 1);
    for (const { name, gauge } of made) {
      gauge.reset();
      // After the reset, a gauge without labels would be 0, which looks like a real value.
      gauge.remove({});
      for (const { labels = {}, value } of state?.[name] ?? []) gauge.set({ ...labels }, value);
    }
  };
};
