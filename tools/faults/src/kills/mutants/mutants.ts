import type { EventStore } from '@twofold/event-store/port';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import type { Detour } from '../failpoints/around-queries.ts';
import type { ScenarioName } from '../scenarios/scenarios.ts';
import { checkpointApart } from './checkpoint-apart.ts';

/** What a mutant does differently. */
export type Sabotage = {
  /** The log as the command service sees it. */
  readonly store?: (store: EventStore) => EventStore;
  readonly detour?: Detour;
  /** It says "thank you" to what the payment provider tells, and does nothing. */
  readonly isDeaf?: boolean;
  /** It does not know a repeat when it sees one. */
  readonly hasNoKeys?: boolean;
};

type Mutant = {
  readonly scenario: ScenarioName;
  /** One invariant that must be found broken. */
  readonly breaks: string;
  /** Where it dies, and at which passages, so that few kills are enough. */
  readonly failpoint: string;
  readonly occurrences: readonly number[];
  readonly sabotage: (connectionString: string) => Sabotage;
};

/** Long enough to die in between, and short enough to arrive when no process dies. */
const LATER_MS = 3_000;

/** Says of these events that they are recorded, and then records them. */
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

/** Followers take these for something that is none of their business. */
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

/** Reactors have handled an event, and will not get it again. */
const MOVED = 'query:update write_side.checkpoints:after';

/** For each scenario what stands in the place of what is right, by what is wrong with it. */
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
  'fulfils on redirect only': {
    scenario: 'buy and deliver',
    breaks: 'I8',
    failpoint: 'answer:POST /api/checkout:after',
    occurrences: [1, 1, 1],
    sabotage: () => ({ isDeaf: true, store: hiding('CheckoutSessionOpened') }),
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

/** What the mutant of these settings does differently; nothing where there is none. */
export const sabotageOf = (settings: {
  readonly mutant: MutantName | undefined;
  readonly connectionString: string;
}): Sabotage => (settings.mutant === undefined ? {} : MUTANTS[settings.mutant].sabotage(settings.connectionString));
