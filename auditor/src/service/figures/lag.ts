import type { EventStore, Position } from '@twofold/event-store/port';

/** A position, and when it was seen. */
type Seen = { readonly place: number; readonly atMs: number };

/** How many digits a position has in a log that counts its events. */
const DENSE_DIGITS = 19;
/** A rate over a shorter time says little. */
const MIN_RATE_MS = 1_000;

/** Followers need a moment, and each access appends an event: younger events do not count as lag. */
const SETTLED_MS = 1_000;
/** If this many events are younger, the log is busy, and they count. */
const MAX_UNSETTLED = 20;

/** The head of the log, and the last event that followers have had the time to handle. */
export const endsOf = async (
  stored: Pick<EventStore, 'readAll'>,
  now: () => Date,
): Promise<{ readonly head: Position | undefined; readonly settled: Position | undefined }> => {
  let head: Position | undefined;
  for await (const { position, recordedAt } of stored.readAll({ direction: 'backwards', limit: MAX_UNSETTLED })) {
    head ??= position;
    if (Date.parse(recordedAt) <= now().getTime() - SETTLED_MS) return { head, settled: position };
  }
  return { head, settled: head };
};

/** How many events are between a position and the head; undefined where the log does not count its events. */
export const lagOf = (position: string | undefined, head: string | undefined): number | undefined => {
  if (head === undefined) return 0;
  if (head.length !== DENSE_DIGITS) return undefined;
  return Math.max(0, Number(head) - Number(position ?? 0));
};

/**
 * Remembers positions by name.
 * @returns the speed of a name in events per second since the last call, if known
 */
export const createRates = (now: () => Date): ((name: string, position: string | undefined) => number | undefined) => {
  const seen = new Map<string, Seen>();
  const rates = new Map<string, number>();
  return (name, position) => {
    if (position?.length !== DENSE_DIGITS) return undefined;
    const [place, atMs] = [Number(position), now().getTime()];
    const last = seen.get(name);
    if (last !== undefined && atMs - last.atMs < MIN_RATE_MS) return rates.get(name);
    seen.set(name, { place, atMs });
    if (last !== undefined) rates.set(name, (Math.max(0, place - last.place) * 1_000) / (atMs - last.atMs));
    return rates.get(name);
  };
};
