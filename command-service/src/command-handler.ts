import type { EventOf } from '@twofold/contracts/event-of';
import { versionOf, type EventShapes } from '@twofold/contracts/versioned';
import { isEventIdConflict, isWrongExpectedRevision } from '@twofold/event-store/errors';
import type { EventMetadata, EventStore, NewEvent, Position } from '@twofold/event-store/port';
import { backoffMs, systemSchedule } from '@twofold/timing/timing';
import { inSpan, traceparentNow, type NewSpan } from '@twofold/tracing/tracing';
import { v5 as uuidV5 } from 'uuid';
import { streamOf, type Category } from './category.ts';
import { decideAhead, decideOn, stateAfter } from './decide-on-state.ts';
import { foldsOf, type StreamStates } from './fold-stream.ts';
import { createStreamQueue, StreamBusy, type Waiting } from './stream-queue.ts';

/** The default deadline of a command, including its wait in the queue and all attempts. */
const PATIENCE_MS = 10_000;

/** Between attempts, when writers in other processes were faster. */
const FIRST_BACKOFF_MS = 2;
const MAX_BACKOFF_MS = 250;

/** Who sends a command and why. Event ids derive from `id`, so a command whose content may differ needs a new one. */
export type CommandContext = {
  readonly id: string;
  readonly correlationId: string;
  readonly causationId: string;
  readonly actor: string;
  /** When the caller stops waiting, on the clock of `performance.now()`. */
  readonly deadlineMs?: number;
};

/** The context of one of several commands of a request: each has its own id, which is the same in every run. */
export const partOf = (context: CommandContext, name: string): CommandContext => ({
  ...context,
  id: uuidV5(name, context.id),
  causationId: context.id,
});

/** The later of two positions. */
export const later = (one: Position | undefined, other: Position | undefined): Position | undefined =>
  one === undefined || (other !== undefined && other > one) ? other : one;

/** `position` is that of the last event appended or, for a repeat, read. Readers that wait for it see the state. */
export type Handled<State> = {
  readonly state: State;
  /** Whether events of this command are in the log, from this attempt or an earlier one. */
  readonly hasEvents: boolean;
  readonly position: Position | undefined;
};

export type HandleCommand = <Shapes extends EventShapes, State, Command>(
  category: Category<Shapes, State, Command>,
  id: number | string,
  command: Command,
  context: CommandContext,
) => Promise<Handled<State>>;

/** Caches nothing: every stream is read from its first event. */
const readStates = (store: EventStore): StreamStates => ({
  fold: foldsOf(store),
  cached: () => undefined,
  advance: () => undefined,
  forget: () => undefined,
});

const SYSTEM: Waiting = { nowMs: () => performance.now(), schedule: systemSchedule, random: Math.random };

/**
 * The command handler. Commands to one stream queue up; each is decided on the cached state, or on one read from the
 * log, appended at the exact revision, and retried when another process was faster. A decision to append nothing is
 * made again on a freshly read state. A command already in the log is not decided again: if its answer was lost, a
 * repeat succeeds.
 * @throws Refusal from the decider; StreamBusy at the deadline; what the store throws when it cannot append.
 */
export const createCommandHandler = (deps: {
  readonly store: EventStore;
  readonly now: () => Date;
  /** Absent: every stream is read from its first event. */
  readonly states?: StreamStates;
  readonly waiting?: Waiting;
  /** The deadline of commands that do not set one. */
  readonly patienceMs?: number | undefined;
}): HandleCommand => {
  const { store, now, states = readStates(deps.store), waiting = SYSTEM, patienceMs = PATIENCE_MS } = deps;
  const inTurn = createStreamQueue(waiting);

  const backOff = async (stream: string, races: number, deadlineMs: number, cause: unknown): Promise<void> => {
    const ms = backoffMs(races, FIRST_BACKOFF_MS, MAX_BACKOFF_MS, waiting.random);
    if (waiting.nowMs() + ms >= deadlineMs) throw new StreamBusy(stream, { cause });
    await new Promise<void>((resolve) => waiting.schedule(resolve, ms));
  };

  return (category, id, command, context) => {
    const stream = streamOf(category, id);
    const deadlineMs = context.deadlineMs ?? waiting.nowMs() + patienceMs;
    const decideNow = async () => decideOn(category, await states.fold(category, stream, context.id), command);
    const work = () =>
      inTurn(stream, deadlineMs, async () => {
        const known = states.cached(category, stream, context.id);
        let { before, events } = (known && decideAhead(category, known, command)) ?? (await decideNow());
        let hadIdConflict = false;
        for (let races = 0; ; races++) {
          const { state, holdsCommand: hasEvents, position } = before;
          if (events.length === 0) return { state, hasEvents, position };
          try {
            const newEvents = toNewEvents(category.events, events, context, now());
            const reached = stateAfter(category, stream, before, newEvents);
            const expected = before.revision;
            const appended = await inSpan(appendOf(newEvents), () => store.appendToStream(stream, newEvents, expected));
            const after = { ...appended, state: reached, holdsCommand: true, lastId: newEvents.at(-1)?.id };
            states.advance(stream, before, after, context.id);
            return { state: reached, hasEvents: true, position: appended.position };
          } catch (error) {
            // The id exists with other content. Either another process just decided the same command, which the next
            // read of the stream shows; or the id belongs to another command.
            const isLostRace = isWrongExpectedRevision(error) || (isEventIdConflict(error) && !hadIdConflict);
            if (!isLostRace) {
              states.forget(stream);
              throw error;
            }
            hadIdConflict = isEventIdConflict(error);
            await backOff(stream, races, deadlineMs, error);
          }
          ({ before, events } = await decideNow());
        }
      });
    return inSpan(spanOf(command, context), work);
  };
};

const spanOf = (command: unknown, { correlationId }: CommandContext): NewSpan => {
  const type = (command as { readonly type: string }).type;
  return {
    name: `command ${type}`,
    attributes: { 'twofold.command': type, 'twofold.correlation_id': correlationId },
  };
};

const appendOf = (events: readonly NewEvent[]): NewSpan => ({
  name: 'append',
  attributes: { 'twofold.events': events.map(({ type }) => type).join(',') },
});

const toNewEvents = <Shapes extends EventShapes>(
  shapes: Shapes,
  events: readonly EventOf<Shapes>[],
  context: CommandContext,
  at: Date,
): NewEvent[] => {
  const traceparent = traceparentNow();
  const metadata: Omit<EventMetadata, 'schemaVersion'> = {
    correlationId: context.correlationId,
    causationId: context.causationId,
    commandId: context.id,
    actor: context.actor,
    occurredAt: at.toISOString(),
  };
  return events.map((event, index) => ({
    ...event,
    id: uuidV5(String(index), context.id),
    metadata: {
      ...metadata,
      schemaVersion: versionOf(shapes, event.type),
      ...(traceparent !== undefined && { traceparent }),
    },
  }));
};
