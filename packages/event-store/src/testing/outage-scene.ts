import { createOutage, type Outage, type OutageOptions } from '../outage.ts';

export type CreateOutage = (options: OutageOptions) => Outage;

/** A line of the log: its level, its message, and the outage's duration if it has one. */
export type Line = readonly [level: 'warn' | 'error', message: string, outageMs?: number];

/** Followers of one server, with a clock that advances only when all of them wait. */
export const outageScene = (create: CreateOutage) => {
  const lines: Line[] = [];
  const waits: number[] = [];
  let now = 0;
  let due: (() => void)[] = [];
  const line = (level: Line[0]) => (details: object, message: string) =>
    void lines.push(
      'outageMs' in details ? [level, message, Number(details.outageMs)] : ([level, message] satisfies Line),
    );
  const outage = create({
    what: 'Following the log',
    log: { warn: line('warn'), error: line('error') },
    isRefusal: (error) => error instanceof RangeError,
    signal: new AbortController().signal,
    schedule: (run, ms) => {
      waits.push(ms);
      due.push(() => {
        now += ms;
        run();
      });
      return () => undefined;
    },
    random: () => 1,
    now: () => now,
  });
  const { signal } = new AbortController();
  /** Makes all of them fail, and wait for their next attempt. */
  const fail = async (members: readonly ReturnType<Outage['join']>[], error: Error): Promise<void> => {
    const waiting = members.map((member) => member.failed(error, signal));
    for (const run of due) run();
    due = [];
    await Promise.all(waiting);
  };
  return { lines, waits, join: outage.join, fail };
};

const slower =
  (times: number): CreateOutage =>
  (options) =>
    createOutage({ ...options, schedule: (run, ms) => options.schedule?.(run, ms * times) ?? (() => undefined) });

/** Deliberately broken implementations. */
export const brokenOutages: readonly (readonly [string, CreateOutage])[] = [
  [
    'logs every failure',
    (options) => ({
      join: () => ({
        failed: (error, signal) => createOutage(options).join().failed(error, signal),
        worked: () => undefined,
        leave: () => undefined,
      }),
    }),
  ],
  ['has an outage for each follower', (options) => ({ join: () => createOutage(options).join() })],
  ['logs nothing', (options) => createOutage({ ...options, log: undefined })],
  ['takes a refusal for an outage', (options) => createOutage({ ...options, isRefusal: () => false })],
  ['waits for up to 10 s', slower(5)],
  [
    'never notices that the server is back',
    (options) => ({ join: () => ({ ...createOutage(options).join(), worked: () => undefined }) }),
  ],
];
