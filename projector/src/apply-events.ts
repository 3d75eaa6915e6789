import type { RecordedEvent } from '@twofold/event-store/port';
import type { Pool } from 'pg';
import { cutAt, isDataError } from './failures.ts';
import { writeBatch, type Following } from './following.ts';
import { parkStream } from './parked-streams.ts';
import { persistently, waitAfter, type Patience } from './patience.ts';
import type { ReadModel } from './read-model.ts';

/** A follower at work. `exclusively` keeps batches and an operator's commands from running into each other. */
export type Work = {
  readonly pool: Pool;
  readonly readModel: ReadModel;
  readonly following: Following;
  readonly exclusively: <T>(work: () => Promise<T>) => Promise<T>;
  readonly patience: Patience;
  readonly now: () => Date;
  readonly onParked: (event: RecordedEvent, error: Error) => void;
};

/** How often an event is tried before its stream is parked. */
export const MAX_ATTEMPTS = 3;

/**
 * Applies events in order. An event that cannot be applied is found by cutting the batch in two, again and again; its
 * stream is parked, so that later events of the stream are held behind it, and everything else goes on.
 * @throws Fenced when somebody else follows; the signal's reason when it aborts.
 */
export const applyEvents = async (work: Work, events: readonly RecordedEvent[], failures = 0): Promise<void> => {
  const last = events.at(-1);
  if (last === undefined) return;
  const { pool, readModel, following, exclusively, patience } = work;
  const isHeld = (event: RecordedEvent): boolean =>
    following.parked.has(event.stream) || following.skipped.has(event.id);
  try {
    await exclusively(() =>
      persistently(patience, () => writeBatch(pool, readModel, following, { events, to: last.position, isHeld })),
    );
  } catch (error) {
    if (!isDataError(error)) throw error;
    if (events.length > 1) {
      const cut = cutAt(error, events.length);
      await applyEvents(work, events.slice(0, cut));
      await applyEvents(work, events.slice(cut));
    } else if (failures + 1 < MAX_ATTEMPTS) {
      await waitAfter(failures, patience);
      await applyEvents(work, events, failures + 1);
    } else {
      await park(work, last, error);
    }
  }
};

/** Steps over an event without applying it, and remembers in the same transaction that its stream waits there. */
const park = async (work: Work, event: RecordedEvent, error: Error): Promise<void> => {
  const { pool, readModel, following, exclusively, patience, now } = work;
  const failure = { error, attempts: MAX_ATTEMPTS, at: now() };
  await exclusively(async () => {
    await persistently(patience, () =>
      writeBatch(pool, readModel, following, {
        events: [],
        to: event.position,
        isHeld: () => true,
        also: (client) => [parkStream(client, readModel.projection.name, event, failure)],
      }),
    );
    following.parked.add(event.stream);
  });
  work.onParked(event, error);
};
