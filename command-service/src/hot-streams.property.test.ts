import { memoryEventStore } from '@twofold/event-store/adapters/memory';
import { isStoreUnavailable, StoreUnavailable } from '@twofold/event-store/errors';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import fc from 'fast-check';
import { describe, expect, it } from 'vitest';
import { createCommandHandler } from './command-handler.ts';
import { creditsCategory } from './credits/category.ts';
import { creditsDecider, type Credits, type CreditsCommand } from './credits/decider.ts';
import { Refusal } from './decider.ts';
import { foldOn, notBegun, type StreamStates } from './fold-stream.ts';
import { createStateCache } from './state-cache.ts';
import type { Waiting } from './stream-queue.ts';
import { aContext } from './testing/a-context.ts';
import { creditCommand } from './testing/credit-commands.ts';

const RUNS = Number(process.env['PROPERTY_RUNS'] ?? 150);
const PROCESSES = 3;
/** Far longer than all pauses of a run, unless a process pauses endlessly. */
const DEADLINE_MS = 30_000;

/** A command and its sender. `isRepeated` also sends it to another process; lost `answers` cause repeats. */
const sent = fc.record({
  process: fc.nat({ max: PROCESSES - 1 }),
  command: creditCommand,
  isRepeated: fc.boolean(),
  lost: fc.constantFrom('nothing', 'nothing', 'nothing', 'request', 'answer'),
});
type Sent = typeof sent extends fc.Arbitrary<infer Value> ? Value : never;
type Spoil = {
  readonly states?: (states: StreamStates) => StreamStates;
  readonly store?: (store: EventStore) => EventStore;
};

const idOf = (index: number): string => `00000000-0000-4000-8000-${String(index).padStart(12, '0')}`;

/** The result of one sending: the answer, and the length of the log before and after. */
type Told = { readonly index: number; readonly outcome: string; readonly from: number; readonly to: number };

/** Runs everything concurrently, with a random order of the steps of all processes. */
const run = async (scheduler: fc.Scheduler, all: readonly Sent[], spoil: Spoil) => {
  const log = memoryEventStore();
  const lose = new Map(all.map(({ lost }, index) => [idOf(index), lost]));
  let length = 0;
  const slow: EventStore = {
    ...log,
    appendToStream: async (stream, events, expected) => {
      const id = events[0]?.metadata.commandId ?? '';
      const lost = lose.get(id);
      await scheduler.schedule(Promise.resolve(), 'append');
      if (lost !== 'nothing') lose.set(id, 'nothing');
      if (lost === 'request') throw new StoreUnavailable('not stored');
      const appended = await log.appendToStream(stream, events, expected);
      length = Math.max(length, Number(appended.revision) + 1);
      await scheduler.schedule(Promise.resolve(), 'answer');
      if (lost === 'answer') throw new StoreUnavailable('stored');
      return appended;
    },
    readStream: async function* (...args) {
      await scheduler.schedule(Promise.resolve(), 'read');
      yield* log.readStream(...args);
    },
  };
  const store = spoil.store?.(slow) ?? slow;
  let nowMs = 0;
  const waiting: Waiting = {
    nowMs: () => nowMs,
    schedule: (again, ms) => {
      // Pauses between attempts pass; no command waits in the queue until its deadline.
      const isPause = ms < 1_000;
      if (isPause) nowMs += ms;
      if (isPause) void scheduler.schedule(Promise.resolve(), 'pause').then(again);
      return () => undefined;
    },
    random: () => 0.5,
  };
  const processes = Array.from({ length: PROCESSES }, () => {
    const kept = createStateCache({ store, nowMs: () => 0 });
    const now = () => new Date('2026-01-05T10:00:00.000Z');
    return createCommandHandler({ store, now, states: spoil.states?.(kept) ?? kept, waiting });
  });
  const send = async (process: number, command: CreditsCommand, index: number): Promise<Told> => {
    for (;;) {
      const from = length;
      try {
        const context = { ...aContext, id: idOf(index), deadlineMs: DEADLINE_MS };
        const { hasEvents } = await processes[process % PROCESSES]!(creditsCategory, 17, command, context);
        return { index, outcome: hasEvents ? 'done' : 'nothing', from, to: length };
      } catch (error) {
        if (error instanceof Refusal) return { index, outcome: error.code, from, to: length };
        if (!isStoreUnavailable(error)) throw error;
      }
    }
  };
  const sendings = all.flatMap(({ process, command, isRepeated }, index) => [
    send(process, command, index),
    ...(isRepeated ? [send(process + 1, command, index)] : []),
  ]);
  const told = await scheduler.waitFor(Promise.all(sendings));
  const events: RecordedEvent[] = [];
  for await (const event of log.readStream('credits-17')) events.push(event);
  return { told, events };
};

const outcomeOn = (state: Credits, command: CreditsCommand): string => {
  try {
    return creditsDecider.decide(command, state).length > 0 ? 'done' : 'nothing';
  } catch (error) {
    return (error as Refusal).code;
  }
};

/**
 * The log is the serial order. Each command is in it once, in one piece, as decided on the events before it. A command
 * that appended nothing got an answer that was true at some moment between request and answer.
 */
const refuseUnlessSerial = async (scheduler: fc.Scheduler, all: readonly Sent[], spoil: Spoil): Promise<void> => {
  const { told, events } = await run(scheduler, all, spoil);
  const states = [notBegun(creditsCategory)];
  for (const event of events) states.push(foldOn(creditsCategory, states.at(-1)!, event));
  const commandOf = (id: string) => all.findIndex((_, index) => idOf(index) === id);
  for (let at = 0; at < events.length;) {
    const index = commandOf(events[at]!.metadata.commandId);
    const own = events.filter(({ metadata }) => metadata.commandId === idOf(index));
    const decided = creditsDecider.decide(all[index]!.command, states[at]!.state);
    expect(events.slice(at, at + decided.length).map(({ type, data }) => ({ type, data }))).toEqual(decided);
    expect(own).toHaveLength(decided.length);
    at += decided.length;
  }
  for (const { index, outcome, from, to } of told) {
    const isThere = events.some(({ metadata }) => metadata.commandId === idOf(index));
    if (outcome === 'done') expect(isThere).toBe(true);
    else {
      const possible = states.slice(from, to + 1).map(({ state }) => outcomeOn(state, all[index]!.command));
      expect(possible).toContain(outcome);
    }
  }
};

const check = (spoil: Spoil = {}, numRuns = RUNS): Promise<void> =>
  fc.assert(
    fc.asyncProperty(fc.scheduler(), fc.array(sent, { minLength: 1, maxLength: 12 }), (scheduler, all) =>
      refuseUnlessSerial(scheduler, all, spoil),
    ),
    { numRuns },
  );

describe('commands to one stream from several processes at once', () => {
  it('have the effects and the answers of one after the other, and each of them once', () => check());

  const mutants: readonly (readonly [string, Spoil])[] = [
    [
      'believes what it has at hand when it refuses',
      {
        states: (states) => ({
          ...states,
          fold: async (category, stream, id = '') =>
            states.cached(category, stream, id) ?? states.fold(category, stream, id),
        }),
      },
    ],
    [
      'does not care where the stream is',
      {
        store: (store) => ({
          ...store,
          appendToStream: (stream, events) => store.appendToStream(stream, events, 'any'),
        }),
      },
    ],
    [
      'takes an unknown outcome for a success, and keeps what it believes',
      {
        store: (store) => ({
          ...store,
          appendToStream: async (...args) => {
            try {
              return await store.appendToStream(...args);
            } catch (error) {
              if (!isStoreUnavailable(error)) throw error;
              const [stream, events, expected] = args;
              const revision = (typeof expected === 'bigint' ? expected : -1n) + BigInt(events.length);
              return { revision: revision as never, position: stream as never };
            }
          },
        }),
      },
    ],
  ];
  it.each(mutants)('are told from those to a process that %s', async (_, spoil) => {
    await expect(check(spoil, 1_000)).rejects.toThrow(/^Property failed/);
  });
});
