import type { TraceView } from '@twofold/contracts/audit/api';

type TraceEvent = TraceView['events'][number];

/** The time that passed until one event, and whether a person or the machine ended it. */
type Stretch = {
  readonly id: string;
  readonly until: string;
  readonly by: TraceEvent['by'];
  readonly ms: number;
};

export type TimeSpent = {
  readonly totalMs: number;
  /** Every span longer than zero, in chronological order. */
  readonly stretches: readonly Stretch[];
  readonly machineMs: number;
  readonly peopleMs: number;
};

/** The durations in a trace: the time between one event and the next is attributed to the next. */
export const timeBreakdown = (events: readonly TraceEvent[]): TimeSpent => {
  const inOrder = events.toSorted((one, other) => one.sinceStartMs - other.sinceStartMs);
  const stretches = inOrder.flatMap(({ id, type, by, sinceStartMs }, index) => {
    const ms = sinceStartMs - (inOrder[index - 1]?.sinceStartMs ?? sinceStartMs);
    return ms > 0 ? [{ id, until: type, by, ms }] : [];
  });
  const sumOf = (by: TraceEvent['by']) =>
    stretches.reduce((sum, stretch) => (stretch.by === by ? sum + stretch.ms : sum), 0);
  const [machineMs, peopleMs] = [sumOf('machine'), sumOf('person')];
  return { totalMs: machineMs + peopleMs, stretches, machineMs, peopleMs };
};
