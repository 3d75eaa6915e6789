import { claimCheckpoint, moveCheckpoint } from '@twofold/event-store/followers/checkpoint';
import type { EventStore, Position, RecordedEvent } from '@twofold/event-store/port';
import type pg from 'pg';
import type { Reactor } from './reactor.ts';
import { toCommand, type CommandToSend } from './send-command.ts';

const SCHEMA = 'write_side';

export type ReactorDeps = {
  readonly store: EventStore;
  readonly pool: pg.Pool;
  /** Sends a command now, or keeps it until `at`. Must be harmless the second time. */
  readonly dispatch: (command: CommandToSend, at: Date | undefined) => Promise<void>;
};

/**
 * Follows the log with one reactor until `signal` aborts. The checkpoint moves after the commands were sent, so a crash
 * in between sends them again, under the same ids.
 * @throws Fenced when another process follows now; whatever sending a command throws.
 */
export const runReactor = async (reactor: Reactor, deps: ReactorDeps, signal: AbortSignal): Promise<void> => {
  const { store, pool, dispatch } = deps;
  const { epoch, position } = await claimCheckpoint(pool, SCHEMA, reactor.name, await store.storeId());
  let at = position;
  const moveTo = async (to: Position): Promise<void> => {
    if (to === at) return;
    await moveCheckpoint(pool, SCHEMA, { name: reactor.name, epoch, from: at, to });
    at = to;
  };
  if (!at && reactor.from === 'head') {
    const head = await headOf(store);
    if (head) await moveTo(head);
  }
  for await (const message of store.subscribeToAll(at ? { after: at, signal } : { signal })) {
    if (!('events' in message)) continue;
    for (const event of message.events) await react(reactor, event, dispatch);
    const last = message.events.at(-1);
    if (last) await moveTo(last.position);
  }
};

const react = async (reactor: Reactor, event: RecordedEvent, dispatch: ReactorDeps['dispatch']): Promise<void> => {
  for (const [index, reaction] of reactor.react(event).entries()) {
    await dispatch(toCommand(event, reaction, index), reaction.at);
  }
};

const headOf = async (store: EventStore): Promise<Position | undefined> => {
  for await (const event of store.readAll({ direction: 'backwards', limit: 1 })) return event.position;
  return undefined;
};
