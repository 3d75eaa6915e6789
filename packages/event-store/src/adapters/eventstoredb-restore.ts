import { leafOf, type ChainedEvent } from '../chain.ts';
import { MAX_APPEND_BYTES, type EventMetadata, type EventStore, type NewEvent, type RecordedEvent } from '../port.ts';
import { revisionOf } from '../units.ts';
import { LogNotEmpty } from './postgres-restore.ts';

/** Few enough that what the protocol adds to each event does not make an append too large for a server. */
const MAX_EVENTS = 100;

/**
 * Puts a whole log, which was verified before, into a store that is empty: in its order, one append after the other, each
 * at its exact revision and with its own ids. A restore that broke off is gone on with: a store that begins with exactly
 * these events, and holds nothing else, counts as empty. Name, positions and times of recording are the store's own.
 * @returns how many events there are now
 * @throws LogNotEmpty before anything is written; WrongExpectedRevision where another writer appends at the same time
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
    if ((await stored.next()).done !== true) throw new LogNotEmpty('The log goes on behind what is to be restored');
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
    throw new LogNotEmpty(`The log has events already, and another one at ${position} than is to be restored`);
};

/** Whether it comes next in the stream of what is appended together, and there is room for it. */
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
  // What our own writers put there.
  metadata: JSON.parse(metadata) as EventMetadata,
});
