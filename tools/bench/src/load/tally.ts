import type { Figures } from '../harness/race.ts';
import { percentile } from '../harness/statistics.ts';
import { KINDS, type KindOfCall } from './calls.ts';

/** One call that is over, and when it was due. */
export type Answered = {
  readonly kind: KindOfCall;
  /** Since the load began. */
  readonly second: number;
  readonly ms: number;
  readonly outcome: 'answered' | 'late' | 'failed';
};

/** Counts what became of calls, in about 20 bytes each. */
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
    /** Says of a failure what it was. */
    fail: (reason: string): void => void failures.set(reason, (failures.get(reason) ?? 0) + 1),
    failures: (): readonly (readonly [reason: string, times: number])[] => [...failures],
    failed: (): number => [...counts.values()].reduce((sum, { failed }) => sum + failed, 0),
    /** A line for each kind of call. */
    lines: (): Record<string, Figures> => Object.fromEntries(kinds.map((kind) => [KINDS[kind].name, figuresOf(kind)])),
    /** Of all calls that were due in one window. */
    inWindow: (window: number): Figures => {
      const ms = windows.get(window) ?? [];
      return { calls: ms.length, 'p50 ms': percentile(ms, 0.5), 'p99 ms': percentile(ms, 0.99) };
    },
  };
};

export type Tally = ReturnType<typeof createTally>;
