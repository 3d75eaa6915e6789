import { setTimeout as delay } from 'node:timers/promises';
import { lastLink } from '@twofold/auditor/chain/chain-links';
import { keepChain } from '@twofold/auditor/chain/keep-chain';
import { keptChainReader } from '@twofold/auditor/chain/kept-chain';
import type { ChainReader } from '@twofold/event-store/chain';
import { headOf } from '@twofold/event-store/followers/progress';
import type { EventStore, Position } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import type { ClientBase } from 'pg';
import { CannotStart } from '../cannot-start.ts';

export type KeptLog = {
  /** A log without its own chain, as stored. Its owner closes it. */
  readonly events: EventStore;
  readonly connectionString: string;
  /** The owner of the database beside it, in which the chain is kept. */
  readonly client: ClientBase;
  readonly log: Logger;
  /** How long the chain may make no progress before the backup fails. */
  readonly patienceMs?: number;
};

const CHECK_EVERY_MS = 100;
const PATIENCE_MS = 60_000;
/** Errors for which a retry does not help. */
const PERMANENT = ['chain-broken', 'foreign-checkpoint'];

/**
 * The chain beside a log on EventStoreDB, once it includes all current events. It is maintained here until then; a
 * running audit service continues to maintain it.
 * @throws CannotStart when the log is empty, or the chain makes no progress
 */
export const openKeptChain = async (kept: KeptLog): Promise<ChainReader> => {
  const { events, connectionString, log } = kept;
  const head = await headOf(events);
  if (head === undefined) throw new CannotStart('Nothing was recorded in this log yet.');
  let failure: unknown;
  const error = ({ err }: { readonly err: unknown }): void => {
    failure = err;
  };
  const stop = keepChain(events, connectionString, { error });
  try {
    await waitFor(head, kept, () => failure);
  } finally {
    await stop();
  }
  return keptChainReader({ log: events, connectionString, logger: log });
};

const waitFor = async (head: Position, kept: KeptLog, failure: () => unknown): Promise<void> => {
  const { client, patienceMs = PATIENCE_MS } = kept;
  let [at, movedAt]: [Position | undefined, number] = [undefined, performance.now()];
  for (;;) {
    const last = (await lastLink(client))?.logPosition;
    if (last !== undefined && last >= head) return;
    if (last !== at) [at, movedAt] = [last, performance.now()];
    if (performance.now() - movedAt > patienceMs || isPermanent(failure())) throw noProgress(at, failure());
    await delay(CHECK_EVERY_MS);
  }
};

const isPermanent = (error: unknown): boolean =>
  error instanceof Error && 'code' in error && PERMANENT.includes(String(error.code));

const noProgress = (at: Position | undefined, failure: unknown): CannotStart => {
  const reason = failure instanceof Error ? `: ${failure.message}` : '';
  return new CannotStart(`The chain beside the log does not go on after ${at ?? 'its start'}${reason}.`);
};
