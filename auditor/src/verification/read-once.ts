import type { ChainedEvent, ChainReader } from '@twofold/event-store/chain';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import { recordedIn, type InChain } from '../chain/recorded-in.ts';
import type { Open } from '../opening.ts';
import { oneAhead } from './one-ahead.ts';
import { readUpTo } from './read-up-to.ts';

export type LogSources = {
  readonly log: EventStore;
  /** Opens personal fields; those of `log` may already be open. */
  readonly open: Open;
};

/** A part of a chain to read; `show` receives each of its stored events. */
export type ReadChain = {
  readonly reader: ChainReader;
  readonly range: { readonly until: number };
  readonly show: (event: ChainedEvent) => void;
};

/** A batch of events with their personal fields opened, and those that cannot be parsed. */
export type ReadEvents = {
  readonly events: readonly RecordedEvent[];
  readonly unreadable: readonly NonNullable<InChain['unreadable']>[];
};

/** A batch is complete when it reaches either of these. */
const BATCH = { events: 1_000, characters: 4_000_000 };

/**
 * Reads a log once, from its first event to its last: the chained part as stored, with its chain, and the rest without.
 * @throws the reason of the signal when it aborts
 */
export async function* readOnce(
  { log, open }: LogSources,
  options: {
    readonly chain: ReadChain | undefined;
    readonly last: Position | undefined;
    readonly signal: AbortSignal;
  },
): AsyncGenerator<ReadEvents> {
  const { chain, last, signal } = options;
  let after: Position | undefined;
  for await (const { events, unreadable } of chain === undefined ? [] : oneAhead(inBatches(chain, signal))) {
    after = events.at(-1)?.position ?? after;
    yield { events: await open(events), unreadable };
  }
  for await (const events of readUpTo(log, { after, last }, signal))
    yield { events: await open(events), unreadable: [] };
}

async function* inBatches({ reader, range, show }: ReadChain, signal: AbortSignal): AsyncGenerator<ReadEvents> {
  let events: RecordedEvent[] = [];
  let unreadable: NonNullable<InChain['unreadable']>[] = [];
  let size = 0;
  for await (const chained of reader.read(range)) {
    show(chained);
    const found = recordedIn(chained);
    if (found.unreadable !== undefined) unreadable.push(found.unreadable);
    if (found.event === undefined) continue;
    events.push(found.event);
    size += chained.data.length + chained.metadata.length;
    if (events.length < BATCH.events && size < BATCH.characters) continue;
    signal.throwIfAborted();
    yield { events, unreadable };
    [events, unreadable, size] = [[], [], 0];
  }
  signal.throwIfAborted();
  if (events.length > 0 || unreadable.length > 0) yield { events, unreadable };
}
