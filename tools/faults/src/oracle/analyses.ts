import { groupedBy } from './events-in.ts';
import type { Call, Hidden, Observed, Violation } from './observed.ts';

const HOUR_MS = 3_600_000;

/** P3: no address gets more analyses than allowed. A limit's hour begins with its first attempt, so that any hour can touch two. */
export const checkAnalyses = ({ calls }: Observed, { analysesPerHour }: Hidden): Violation[] => {
  const made = calls.filter(({ kind, answers }) => kind === 'analyze' && answers.length > 0);
  return [...groupedBy(made, ({ sent }) => sent?.address ?? '')].flatMap(([address, theirs]) =>
    theirs.some((call) => withinAnHourOf(call, theirs).length > 2 * analysesPerHour)
      ? [{ invariant: 'P3', what: `${address} had too many analyses in an hour` }]
      : [],
  );
};

const withinAnHourOf = ({ sent: first }: Call, calls: readonly Call[]): readonly Call[] =>
  calls.filter(
    ({ sent }) =>
      first && sent && sent.begunAt >= first.begunAt && (sent.endedAt ?? Infinity) < first.begunAt + HOUR_MS,
  );
