import type { Figures } from '../harness/race.ts';
import { percentile } from '../harness/statistics.ts';
import { KINDS, type KindOfCall } from './calls.ts';

/** A call that has ended. */
export type Answered = {
  readonly kind: KindOfCall;
  /** When it was due, since the load began. */
  readonly second: number;
  readonly ms: number;
  readonly outcome: 'answered' | 'late' | 'failed';
};

/** Counts the outcomes of calls, in about 20 bytes for each call. */
export const createTally = () => {
  const kinds = Object.keys(KINDS) as readonly KindOfCall[];
  const times = new Map(kinds.map((kind) => [kind, [] as number[]]));
  const counts = new Map(kinds.map((kind) => [kind, { late: 0, failed: 0 }]));
  const windows = new Map<number, number[]>();
  const failures = new Map<string, number>();

  const add = ({ kind, second, ms, outcome }: Answered, windowSeconds: number): void => {
    times.get(kind)?.push(ms);
    const count = counts.get(kind);
    if (count && outcome !== 'answered') count[outcome] += 1;
    const window = Math.floor(second / windowSeconds);
    const there = windows.get(window);
    if (there) there.push(ms);
    else windows.set(window, [ms]);
  };
  const figuresOf = (kind: KindOfCall): Figures => {
    const ms = times.get(kind) ?? [];
    const { late = 0, failed = 0 } = counts.get(kind) ?? {};
    return {
      calls: ms.length,
      'p50 ms': percentile(ms, 0.5),
      'p99 ms': percentile(ms, 0.99),
      'read model late': late,
      failed,
    };
  };
  return {
    add,
    /** Records the reason of a failure. */
    fail: (reason: string): void => void failures.set(reason, (failures.get(reason) ?? 0) + 1),
    failures: (): readonly (readonly [reason: string, times: number])[] => [...failures],
    failed: (): number => [...counts.values()].reduce((sum, { failed }) => sum + failed, 0),
    /** Figures for each kind of call. */
    lines: (): Record<string, Figures> => Object.fromEntries(kinds.map((kind) => [KINDS[kind].name, figuresOf(kind)])),
    /** Figures of all calls that were due in one window. */
    inWindow: (window: number): Figures => {
      const ms = windows.get(window) ?? [];
      return { calls: ms.length, 'p50 ms': percentile(ms, 0.5), 'p99 ms': percentile(ms, 0.99) };
    },
  };
};

export type Tally = ReturnType<typeof createTally>;
