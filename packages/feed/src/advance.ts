import { isFenced, moveCheckpoints } from '@twofold/event-store/followers/checkpoint';
import type { Position, RecordedEvent } from '@twofold/event-store/port';
import { inTransaction } from '@twofold/postgres/transaction';
import type { ClientBase } from 'pg';
import { isTransient, Poison } from './failures.ts';
import type { Writes } from './handler.ts';
import { pendingOf, stateOf, type FeedContext, type Member } from './member.ts';
import { operationsStream } from './operations/requests.ts';

/** How far a member gets with a batch, and the error that stops it. */
type Part = {
  readonly member: Member;
  events: readonly RecordedEvent[];
  writes: Writes | undefined;
  failure: unknown;
};

/**
 * Has members process the events of a batch, event by event, and then moves all their checkpoints in one transaction
 * with their writes. A member that fails at a known event stops before it, and the others continue.
 *
 * @returns the error that stopped each member; undefined if it has processed the whole batch
 * @throws Fenced when another process follows; errors of the transaction that concern no single member. In both cases no
 * checkpoint has moved.
 */
export const advance = async (
  context: FeedContext,
  members: readonly Member[],
  events: readonly RecordedEvent[],
): Promise<ReadonlyMap<Member, unknown>> => {
  const parts = members.map((member): Part => {
    return { member, events: pendingOf(member, events), writes: undefined, failure: undefined };
  });
  const startedAt = Date.now();
  const acting = parts.filter(({ member }) => member.handler.act !== undefined);
  if (acting.length > 0) for (const event of events) for (const part of acting) await act(part, event);
  for (const part of parts) prepare(part);
  for (let isMoved = false; !isMoved;) isMoved = await commitParts(context, parts);
  context.onMoved?.(
    parts.map(({ member, events: passed }) => ({ handler: member.handler.name, events: passed })),
    startedAt,
  );
  for (const { member, events: passed } of parts)
    if (passed.some(({ stream }) => stream === operationsStream(member.handler.name))) member.requested.notify();
  return new Map(parts.map(({ member, failure }) => [member, failure]));
};

/** The same for one member. Returns the error that stopped it. @throws Fenced; the signal's reason when it aborts */
export const advanceOne = async (
  context: FeedContext,
  member: Member,
  events: readonly RecordedEvent[],
): Promise<unknown> => {
  try {
    return (await advance(context, [member], events)).get(member);
  } catch (error) {
    if (isFenced(error) || member.retry.signal.aborted) throw error;
    return error;
  }
};

const isHeld = ({ member }: Part, event: RecordedEvent): boolean => {
  const { parked, skipped } = stateOf(member);
  return parked.has(event.stream) || skipped.has(event.id);
};

const stopBefore = (part: Part, { position }: RecordedEvent, failure: unknown): void => {
  part.events = part.events.filter((event) => event.position < position);
  part.failure = failure;
};

const act = async (part: Part, event: RecordedEvent): Promise<void> => {
  const { member, failure } = part;
  const state = stateOf(member);
  const isDone = state.acted !== undefined && event.position <= state.acted;
  if (failure !== undefined || isDone || isHeld(part, event)) return;
  try {
    await actOn(member, event);
    state.acted = event.position;
  } catch (error) {
    stopBefore(part, event, error);
  }
};

/** @throws Poison when the handler cannot act on the event; transient errors as they are */
export const actOn = async ({ handler }: Member, event: RecordedEvent): Promise<void> => {
  try {
    await handler.act?.(event);
  } catch (error) {
    throw isTransient(error) ? error : new Poison(event, error);
  }
};

const prepare = (part: Part): void => {
  const { prepare: toWrites } = stateOf(part.member);
  if (toWrites === undefined) return;
  const free = (): readonly RecordedEvent[] => part.events.filter((event) => !isHeld(part, event));
  try {
    part.writes = toWrites(free());
  } catch (error) {
    if (!(error instanceof Poison)) throw error;
    stopBefore(part, error.event, error);
    part.writes = toWrites(free());
  }
};

/** @returns false when a member could not apply an event: it now stops before it, and no checkpoint has moved. */
const commitParts = async (context: FeedContext, parts: readonly Part[]): Promise<boolean> => {
  let culprit: Part | undefined;
  const steps = parts.flatMap((part): Step[] => {
    const { member, writes, events } = part;
    const last = events.at(-1);
    if (last === undefined) return [];
    const blamed: Writes | undefined =
      writes &&
      ((client) =>
        writes(client).catch((error: unknown) => {
          culprit ??= part;
          throw error;
        }));
    return [{ member, to: last.position, writes: blamed }];
  });
  try {
    await commit(context, steps);
    return true;
  } catch (error) {
    if (!(error instanceof Poison) || culprit === undefined) throw error;
    stopBefore(culprit, error.event, error);
    prepare(culprit);
    return false;
  }
};

/** One member's share of a transaction: the new position of its checkpoint, possibly unchanged, and its writes. */
type Step = { readonly member: Member; readonly to: Position; readonly writes?: Writes | undefined };

/**
 * Moves checkpoints and writes in one transaction, whose first statement is the move: if another process follows by now,
 * the transaction has no effect.
 * @throws Fenced; Poison when an event cannot be applied; errors of the database
 */
export const commit = async (
  { pool, schema, channel, isVolatile = false }: FeedContext,
  steps: readonly Step[],
  also?: (client: ClientBase) => readonly Promise<unknown>[],
): Promise<void> => {
  if (steps.length === 0) return;
  const moves = steps.map(({ member, to }) => {
    const { epoch, position: from } = stateOf(member);
    return { name: member.handler.name, epoch, from, to };
  });
  const writes = steps.flatMap((step) => step.writes ?? []);
  // The statement is part of every batch: the server plans it once per connection.
  const name = `move checkpoints in ${schema}`;
  if (writes.length === 0 && also === undefined) {
    await moveCheckpoints(pool, schema, moves);
  } else {
    await inTransaction(pool, {
      isDurable: !isVolatile,
      notifications:
        channel === undefined ? [] : moves.map((move) => ({ channel, payload: `${move.name} ${move.to}` })),
      read: async (client) => {
        const query = (text: string, values: unknown[]) =>
          client.query<Record<string, unknown>>({ name, text, values });
        const moving = moveCheckpoints({ query }, schema, moves);
        const reading = Promise.all(writes.map((write) => write(client)));
        reading.catch(() => undefined);
        await moving;
        return reading;
      },
      write: (client, sends) => [...sends.flatMap((send) => send()), ...(also?.(client) ?? [])],
    });
  }
  for (const { member, to } of steps) stateOf(member).position = to;
};
