import type { EventStore } from '@twofold/event-store/port';
import { claimCheckpoint, moveCheckpoint, type Checkpoint } from '@twofold/event-store/followers/checkpoint';
import { whileLeading } from '@twofold/event-store/followers/leadership';
import type { Logger } from '@twofold/http/log';
import { Client } from 'pg';
import { addLinks, endOf, lastLink, linksOf } from './chain-links.ts';

/** The stored links do not match the checkpoint: some were removed. Continuing would hide it. */
export class ChainBroken extends Error {
  readonly code = 'chain-broken';
}

const SCHEMA = 'audit';
const NAME = 'chain';
const CONNECT_MS = 5_000;
/** A process that freezes in a transaction locks the checkpoint row: the server then unlocks it for the next leader. */
const IDLE_IN_TRANSACTION_MS = 4_000;

/**
 * Maintains a chain beside a log without one (EventStoreDB), in the order of its positions: follows the log, and writes
 * the link of each event and the checkpoint in one transaction. Run it in every process of the audit service: one is
 * active, the others stand by. `keptChainReader` reads the result.
 *
 * `log` is the log as stored, with sealed personal fields, since deleting a key must change no hash; a member of
 * `twofold_auditor` is sufficient for the database. Failures are logged and retried.
 * @returns a function that stops it, and resolves once it has stopped
 */
export const keepChain = (
  log: EventStore,
  connectionString: string,
  logger: Pick<Logger, 'error'>,
): (() => Promise<void>) => {
  const ending = new AbortController();
  const connect = () =>
    new Client({
      connectionString,
      connectionTimeoutMillis: CONNECT_MS,
      idle_in_transaction_session_timeout: IDLE_IN_TRANSACTION_MS,
      keepAlive: true,
    });
  const keeping = whileLeading({
    connect,
    lockName: 'twofold chain',
    signal: ending.signal,
    lead: async (leading) => {
      const client = connect();
      client.on('error', () => undefined);
      await client.connect();
      try {
        await extend(client, log, leading);
      } finally {
        await client.end();
      }
    },
    onError: (error) => logger.error({ err: error }, 'extending the chain failed; retrying'),
  });
  return () => {
    ending.abort();
    return keeping;
  };
};

/** @throws Fenced when another process maintains the chain; ForeignCheckpoint for another log; ChainBroken */
const extend = async (client: Client, log: EventStore, signal: AbortSignal): Promise<void> => {
  const { position, epoch } = await claimCheckpoint(client, SCHEMA, NAME, await log.storeId());
  const last = await lastLink(client);
  if (last?.logPosition !== position)
    throw new ChainBroken(`The chain ends at ${last?.logPosition ?? 'nothing'}, and was kept up to ${position}`);
  let at: Checkpoint = { position, epoch };
  let end = endOf(last);
  for await (const message of log.subscribeToAll({ ...(position !== undefined && { after: position }), signal })) {
    if ('caughtUp' in message) continue;
    const fresh = message.events.filter((event) => at.position === undefined || event.position > at.position);
    const links = linksOf(end, fresh);
    const to = fresh.at(-1)?.position;
    if (to === undefined) continue;
    await client.query('begin');
    await moveCheckpoint(client, SCHEMA, { name: NAME, epoch, from: at.position, to });
    await addLinks(client, links);
    await client.query('commit');
    at = { position: to, epoch };
    end = endOf(links.at(-1));
  }
};
