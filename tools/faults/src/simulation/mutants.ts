import { Refusal } from '@twofold/command-service/decider';
import { creditsCategory } from '@twofold/command-service/credits/category';
import { positionOf, revisionOf } from '@twofold/event-store/units';
import type { NamedMutant, Mutant } from './mutant.ts';
import { MUTANTS_OF_ACCOUNTS } from './mutants-of-accounts.ts';
import { MUTANTS_OF_FACTORS } from './mutants-of-factors.ts';
import { decidingOn } from './spoil-commands.ts';

const PAUSE_MS = 2_000;
const LONG_PAUSE_MS = 20_000;

/** Appends without an expected revision, like a caller that checks first and hopes. */
const believingNothing: Mutant = {
  store: (store, { timeline, process }) => ({
    ...store,
    appendToStream: async (stream, events) => {
      await timeline.sleep(PAUSE_MS, process);
      return store.appendToStream(stream, events, 'any');
    },
  }),
};

/** Says that it is done, and then does it. */
const answeringBeforeCommit: Mutant = {
  store: (store, { timeline, process, log }) => ({
    ...store,
    appendToStream: async (stream, events, expected) => {
      await timeline.turn(process);
      void timeline
        .sleep(PAUSE_MS, process)
        .then(() => log.appendToStream(stream, events, expected))
        .catch(() => undefined);
      const revision = revisionOf((typeof expected === 'bigint' ? expected : -1n) + BigInt(events.length));
      return { revision, position: positionOf('9'.repeat(19)) };
    },
  }),
};

/** Appends the events of a command one by one. */
const appendingPieceByPiece: Mutant = {
  store: (store, { timeline, process }) => ({
    ...store,
    appendToStream: async (stream, events, expected) => {
      let result = await store.appendToStream(stream, events.slice(0, 1), expected);
      for (const event of events.slice(1)) {
        await timeline.sleep(LONG_PAUSE_MS, process);
        result = await store.appendToStream(stream, [event], result.revision);
      }
      return result;
    },
  }),
};

/** Refuses a repeat: a client that lost the answer gets a refusal. */
const refusingWhatItDid: Mutant = {
  store: (store, { random }) => ({
    ...store,
    appendToStream: async (...args) => {
      const appended = await store.appendToStream(...args);
      if (random.chance(0.02)) throw new Refusal('not-now');
      return appended;
    },
  }),
};

/** Earns a credit for every delivery, without checking whether it was earned before. */
const earningForEveryDelivery = decidingOn(creditsCategory, {
  type: 'EarnCredit',
  spoil: () => creditsCategory.decider.initialState,
});

/** Every way in which something can be done nearly right, and what the oracle must say of it. */
export const MUTANTS: readonly NamedMutant[] = [
  { name: 'answers before it commits', breaks: 'I1', mutant: answeringBeforeCommit },
  {
    name: 'appends the events of a command one by one',
    breaks: 'I2',
    mutant: appendingPieceByPiece,
    actions: 4,
    firstSeed: 4,
  },
  { name: 'takes a repeat for a new request', breaks: 'I3', mutant: { hasNoKeys: true } },
  {
    name: 'moves the checkpoint in its own transaction',
    breaks: 'I5',
    mutant: { projector: 'checkpoint of its own' },
  },
  { name: 'projects without a fence', breaks: 'I6', mutant: { projector: 'no fence' } },
  { name: 'increments without a guard', breaks: 'I5', mutant: { projector: 'no guard' }, actions: 3, firstSeed: 2 },
  { name: 'projects by the clock', breaks: 'I5', mutant: { projector: 'by the clock' } },
  { name: 'appends without an expected revision', breaks: 'I7', mutant: believingNothing },
  { name: 'earns for every delivery', breaks: 'I7', mutant: earningForEveryDelivery, actions: 2 },
  {
    name: 'delivers only after the redirect',
    breaks: 'I8',
    mutant: { ignoresWebhooks: true, reactors: (all) => all.filter(({ name }) => !name.startsWith('settle-payment')) },
  },
  { name: 'believes that everything was paid', breaks: 'I8', mutant: { acceptsAnyPayment: true } },
  {
    name: 'opens a new session at every attempt',
    breaks: 'I8',
    mutant: {
      payments: (payments, { random }) => ({
        ...payments,
        open: (checkout) => payments.open({ ...checkout, startedAt: random.uuid() }),
      }),
    },
  },
  {
    name: 'refunds with a new id at every attempt',
    breaks: 'I8',
    mutant: {
      payments: (payments, { random }) => ({
        ...payments,
        refund: (refund) => payments.refund({ ...refund, refundId: random.uuid() }),
      }),
    },
  },
  { name: 'refuses a repeated command', breaks: 'I9', mutant: refusingWhatItDid, firstSeed: 2 },
  { name: 'keeps jobs in memory', breaks: 'I10', mutant: { keepsJobsInMemory: true } },
  { name: 'sends after the checkpoint has moved', breaks: 'I10', mutant: { sendsLater: true } },
  {
    name: 'returns no log position',
    breaks: 'I11',
    mutant: { answer: (answer) => ({ ...answer, position: positionOf('0'.repeat(19)) }) },
  },
  ...MUTANTS_OF_ACCOUNTS,
  ...MUTANTS_OF_FACTORS,
];
