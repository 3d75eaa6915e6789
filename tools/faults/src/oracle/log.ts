import { isDeepStrictEqual } from 'node:util';
import type { RecordedEvent } from '@twofold/event-store/port';
import { eventsOf } from './events-in.ts';
import type { Observed, Violation } from './observed.ts';

/** I2: all events of a command are recorded, or none. I4: the log has no gaps, and recorded events never change. */
export const checkLog = (observed: Observed): Violation[] => [
  ...whole(observed),
  ...dense(observed),
  ...unchanged(observed),
];

const dense = ({ log }: Observed): Violation[] => {
  const lengths = new Map<string, bigint>();
  const violations: Violation[] = [];
  for (const [index, { position, stream, revision }] of log.entries()) {
    const expected = lengths.get(stream) ?? 0n;
    if (BigInt(position) !== BigInt(index + 1) || revision !== expected)
      violations.push({ invariant: 'I4', what: `${stream}@${revision} stands at ${position}, as number ${index + 1}` });
    lengths.set(stream, revision + 1n);
  }
  return violations;
};

const unchanged = ({ log, hidden, witnessed }: Observed): Violation[] =>
  isDeepStrictEqual(hidden?.stored ?? log, witnessed)
    ? []
    : [{ invariant: 'I4', what: 'the log is not what it was when it was made' }];

/** The events of a command are adjacent, and the command that fills the last seat of a request delivers the request. */
const whole = ({ log }: Observed): Violation[] => {
  const last = new Map<string, RecordedEvent>();
  const violations: Violation[] = [];
  for (const event of log) {
    const name = `${event.metadata.commandId} ${event.stream}`;
    const before = last.get(name);
    if (before && event.revision !== before.revision + 1n)
      violations.push({ invariant: 'I2', what: `${event.type} in ${event.stream} is apart from ${before.type}` });
    last.set(name, event);
  }
  return [...violations, ...undelivered(log)];
};

const undelivered = (log: readonly RecordedEvent[]): Violation[] => {
  const open = new Map(eventsOf(log, 'FeedbackRequested').map(({ data }) => [data.requestId, data.seats]));
  const delivered = new Map(
    eventsOf(log, 'FeedbackDelivered').map(({ data, recorded }) => [data.requestId, recorded.position]),
  );
  return eventsOf(log, 'SeatFilled').flatMap(({ data: { requestId }, recorded }) => {
    const left = (open.get(requestId) ?? 0) - 1;
    open.set(requestId, left);
    if (left !== 0 || Number(delivered.get(requestId)) === Number(recorded.position) + 1) return [];
    return [{ invariant: 'I2', what: `request ${requestId} was filled at ${recorded.position} and not delivered` }];
  });
};
