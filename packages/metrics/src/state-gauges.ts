import { Gauge, type Registry } from 'prom-client';

/** One number, with what tells it from others of its name, such as `{ projection: 'users' }`. */
export type Sample = { readonly labels?: Readonly<Record<string, string>>; readonly value: number };

/** A name that Prometheus takes, what the number means, and the labels that its samples have. */
export type GaugeOf = { readonly help: string; readonly labels?: readonly string[] };

/** Reads numbers that are somebody else's: how far a follower is behind is in the database, no matter who follows. */
export type ReadState<Name extends string> = () => Promise<Readonly<Record<Name, readonly Sample[]>>>;

/**
 * Gauges of a state that is read when somebody asks for the numbers. When it cannot be read there are none, rather than
 * old ones, and `twofold_state_readable` is 0.
 * @returns reads the state again
 */
export const stateGauges = <Name extends string>(
  registry: Registry,
  gauges: Readonly<Record<Name, GaugeOf>>,
  read: ReadState<Name>,
): (() => Promise<void>) => {
  const readable = new Gauge({
    name: 'twofold_state_readable',
    help: 'Whether the database and the log could be asked for the numbers of this answer',
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
      // One without labels would be 0 now, which is a number like any other.
      gauge.remove({});
      for (const { labels = {}, value } of state?.[name] ?? []) gauge.set({ ...labels }, value);
    }
  };
};
