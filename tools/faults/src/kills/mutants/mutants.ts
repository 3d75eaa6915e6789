import type { EventStore } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import type { Detour } from '../failpoints/around-queries.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { checkpointApart } from './checkpoint-apart.ts';

/** The changes that make a mutant. */
export type Sabotage = {
  /** Wraps the log of the command service. */
  readonly store?: (store: EventStore) => EventStore;
  readonly detour?: Detour;
  /** Acknowledges webhook events of the payment provider, and ignores them. */
  readonly ignoresWebhooks?: boolean;
  /** Treats repeats as new requests. */
  readonly hasNoKeys?: boolean;
};

type Mutant = {
  readonly scenario: ScenarioName;
  /** The invariant that must be found broken. */
  readonly breaks: string;
  /** The failpoint of the kills, and its passages, so that few kills are enough. */
  readonly failpoint: string;
  readonly occurrences: readonly number[];
  readonly sabotage: (connectionString: string) => Sabotage;
};

/** Long enough for a kill in between, and short enough to arrive if there is none. */
const LATER_MS = 3_000;

/** Answers that these events are recorded, and records them later. */
const lyingAbout =
  (types: readonly string[]) =>
  (store: EventStore): EventStore => ({
    ...store,
    appendToStream: async (stream, events, expected) => {
      if (!events.some(({ type }) => types.includes(type))) return store.appendToStream(stream, events, expected);
      setTimeout(() => void store.appendToStream(stream, events, expected).catch(() => undefined), LATER_MS);
      const revision = revisionOf((typeof expected === 'bigint' ? expected : -1n) + BigInt(events.length));
      return { revision, position: positionOf('0'.repeat(19)) };
    },
  });

/** Hides these events from followers. */
const hiding =
  (hidden: string) =>
  (store: EventStore): EventStore => ({
    ...store,
    subscribeToAll: async function* (options) {
      for await (const message of store.subscribeToAll(options))
        yield 'events' in message
          ? { events: message.events.map((event) => (event.type === hidden ? { ...event, type: 'Hidden' } : event)) }
          : message;
    },
  });

/** Reactors have moved their checkpoint behind an event. */
const MOVED = 'query:update write_side.checkpoints:after';

/** At least one mutant for each scenario, by its fault. */
export const MUTANTS = {
  'answers before it commits': {
    scenario: 'analyze',
    breaks: 'I1',
    failpoint: 'answer:POST /api/analyze/url:after',
    occurrences: [1, 1],
    sabotage: () => ({ store: lyingAbout(['AnalysisCompleted']) }),
  },
  'takes a repeat for a new request': {
    scenario: 'register',
    breaks: 'I9',
    failpoint: 'answer:POST /api/register:before',
    occurrences: [1],
    sabotage: () => ({ hasNoKeys: true }),
  },
  'awards before it commits': {
    scenario: 'review and complete',
    breaks: 'I7',
    failpoint: MOVED,
    occurrences: [2, 3, 4, 5],
    sabotage: () => ({ store: lyingAbout(['CreditEarned']) }),
  },
  'delivers only after the redirect': {
    scenario: 'buy and deliver',
    breaks: 'I8',
    failpoint: 'answer:POST /api/checkout:after',
    occurrences: [1, 1, 1],
    sabotage: () => ({ ignoresWebhooks: true, store: hiding('CheckoutSessionOpened') }),
  },
  'spends before it commits': {
    scenario: 'spend credits',
    breaks: 'I7',
    failpoint: MOVED,
    occurrences: [5, 6, 7, 8, 9],
    sabotage: () => ({ store: lyingAbout(['CreditSpent']) }),
  },
  'moves the checkpoint in its own transaction': {
    scenario: 'rebuild',
    breaks: 'I5',
    failpoint: 'query:notify and commit:before',
    occurrences: [1, 3],
    sabotage: (connectionString) => ({ detour: checkpointApart(connectionString) }),
  },
} as const satisfies Readonly<Record<string, Mutant>>;

export type MutantName = keyof typeof MUTANTS;

/** The changes of the mutant in these settings, if any. */
export const sabotageOf = (settings: {
  readonly mutant: MutantName | undefined;
  readonly connectionString: string;
}): Sabotage => (settings.mutant === undefined ? {} : MUTANTS[settings.mutant].sabotage(settings.connectionString));
