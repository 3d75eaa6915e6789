import type { OverviewView, StreamsView } from '@twofold/contracts/audit/figures/api';
import type { TypesView } from '@twofold/contracts/audit/types/api';
import { verdict, type Verdict } from '@twofold/contracts/audit/verdict';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { createFiguresFold, type Range } from './fold-figures.ts';

/** How many rare events are kept, the newest first. */
const KEPT_STREAMS = 50;
const KEPT_ERASURES = 1_000;
const KEPT_VERDICTS = 20;

export type FollowedFigures = {
  /** Starts reading the log from its first event. */
  readonly start: () => void;
  readonly stop: () => Promise<void>;
  readonly overview: (range?: Range) => OverviewView;
  readonly types: () => TypesView;
  readonly streams: () => StreamsView;
  /** The erasures and take-downs, newest first. */
  readonly erasures: () => { readonly isCaughtUp: boolean; readonly events: readonly RecordedEvent[] };
  /** The verdicts of verifications, newest first. */
  readonly verdicts: () => readonly Verdict[];
};

/** Follows the log, and keeps figures of it in memory, so that no request reads the log again. */
export const followFigures = ({
  stored,
  log,
}: {
  readonly stored: Pick<EventStore, 'subscribeToAll'>;
  readonly log: Logger;
}): FollowedFigures => {
  const stopping = new AbortController();
  const fold = createFiguresFold();
  const newest = new Map<string, RecordedEvent>();
  const erasures: RecordedEvent[] = [];
  const verdicts: Verdict[] = [];
  let isCaughtUp = false;
  let following: Promise<void> | undefined;

  const take = (event: RecordedEvent): void => {
    fold.take(event);
    newest.delete(event.stream);
    newest.set(event.stream, event);
    const [oldest] = newest.keys();
    if (newest.size > KEPT_STREAMS && oldest !== undefined) newest.delete(oldest);
    if (event.type === 'UserErased' || event.type === 'ProductTakenDown') keep(erasures, event, KEPT_ERASURES);
    const read = event.type === 'LogVerified' ? verdictIn(event.data) : undefined;
    if (read !== undefined) keep(verdicts, read, KEPT_VERDICTS);
  };

  const follow = async (): Promise<void> => {
    for await (const message of stored.subscribeToAll({ signal: stopping.signal })) {
      if ('caughtUp' in message) isCaughtUp = true;
      else for (const event of message.events) take(event);
    }
  };

  return {
    start: () => {
      following ??= follow().catch((error: unknown) => log.error({ err: error }, 'the figures are no longer kept'));
    },
    stop: async () => {
      stopping.abort();
      await following;
    },
    overview: (range) => ({ isCaughtUp, ...fold.figures(range) }),
    types: () => ({ isCaughtUp, types: fold.types() }),
    streams: () => ({
      isCaughtUp,
      categories: fold.categories(),
      newest: [...newest.values()]
        .toReversed()
        .map(({ stream, revision, type, recordedAt }) => ({ stream, revision: Number(revision), type, recordedAt })),
    }),
    erasures: () => ({ isCaughtUp, events: erasures.toReversed() }),
    verdicts: () => verdicts.toReversed(),
  };
};

const keep = <Item>(kept: Item[], item: Item, max: number): void => {
  kept.push(item);
  if (kept.length > max) kept.shift();
};

const verdictIn = (data: unknown): Verdict | undefined =>
  typeof data === 'object' && data !== null ? verdict.safeParse(Reflect.get(data, 'verdict')).data : undefined;
