import { leafOf, type ChainedEvent } from '../chain.ts';
import { MAX_APPEND_BYTES, type EventMetadata, type EventStore, type NewEvent, type RecordedEvent } from '../port.ts';
import { revisionOf } from '../units.ts';
import { LogNotEmpty } from './postgres-restore.ts';

/** Few enough that the protocol's overhead for each event does not make an append too large for a server. */
const MAX_EVENTS = 100;

/**
 * Restores a whole, verified log into an empty store: in order, one append after the other, each at its exact revision and
 * with the original ids. An interrupted restore is continued: a store that contains exactly the first of these events
 * counts as empty. The store assigns its own name, positions and times of recording.
 * @returns the number of events in the store
 * @throws LogNotEmpty before anything is written; WrongExpectedRevision if another writer appends at the same time
 */
export const restoreStore = async (store: EventStore, events: AsyncIterable<ChainedEvent>): Promise<number> => {
  const stored = store.readAll()[Symbol.asyncIterator]();
  let count = 0;
  let batch: ChainedEvent[] = [];
  try {
    for await (const event of events) {
      count += 1;
      const there = await stored.next();
      if (there.done !== true) {
        refuseUnlessSame(there.value, event);
        continue;
      }
      if (!belongsTo(batch, event)) {
        await append(store, batch);
        batch = [];
      }
      batch.push(event);
    }
    if ((await stored.next()).done !== true) throw new LogNotEmpty('The target log has events after the backup');
  } finally {
    await stored.return?.();
  }
  await append(store, batch);
  return count;
};

const refuseUnlessSame = (there: RecordedEvent, { leaf, position }: ChainedEvent): void => {
  const { id, stream, revision, type, data, metadata } = there;
  const said = { id, stream, revision: Number(revision), type };
  if (leafOf({ ...said, data: JSON.stringify(data), metadata: JSON.stringify(metadata) }) !== leaf)
    throw new LogNotEmpty(`The event at ${position} of the target log is not the one in the backup`);
};

/** Whether an event continues the stream of a batch and fits into it. */
const belongsTo = (batch: readonly ChainedEvent[], event: ChainedEvent): boolean => {
  const [first] = batch;
  if (first === undefined) return true;
  if (batch.length === MAX_EVENTS || first.stream !== event.stream) return false;
  return batch.reduce((bytes, each) => bytes + bytesOf(each), bytesOf(event)) <= MAX_APPEND_BYTES;
};

const bytesOf = ({ data, metadata }: ChainedEvent): number => Buffer.byteLength(data) + Buffer.byteLength(metadata);

const append = async (store: EventStore, batch: readonly ChainedEvent[]): Promise<void> => {
  const [first] = batch;
  if (first === undefined) return;
  const expected = first.revision === 0 ? 'no-stream' : revisionOf(BigInt(first.revision - 1));
  await store.appendToStream(first.stream, batch.map(newEventOf), expected);
};

const newEventOf = ({ id, type, data, metadata }: ChainedEvent): NewEvent => ({
  id,
  type,
  data: JSON.parse(data),
  // Our own writers made the metadata.
  metadata: JSON.parse(metadata) as EventMetadata,
});
