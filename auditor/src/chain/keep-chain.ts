import type { EventStore } from '@twofold/event-store/port';
import { claimCheckpoint, moveCheckpoint, type Checkpoint } from '@twofold/event-store/followers/checkpoint';
import { whileLeading } from '@twofold/event-store/followers/leadership';
import type { Schedule } from '@twofold/event-store/timing';
import { Client } from 'pg';
import { addLinks, endOf, lastLink, linksOf } from './chain-links.ts';

export type ChainKeeper = {
  /** The log as it is stored, its personal fields sealed: deleting a key must change no hash. */
  readonly log: EventStore;
  /** The database of the schema `audit`, migrated by `migrateAuditor`; a member of `twofold_auditor` will do. */
  readonly connectionString: string;
  /** Ends it. */
  readonly signal: AbortSignal;
  /** Hears of everything that it is held up by; it tries again by itself. */
  readonly onError: (error: unknown) => void;
  readonly schedule?: Schedule;
};

/** What was kept is not what the checkpoint says was kept: somebody took links away. Going on would hide it. */
export class ChainBroken extends Error {
  readonly code = 'chain-broken';
}

const SCHEMA = 'audit';
const NAME = 'chain';
const CONNECT_MS = 5_000;

/**
 * Keeps a chain beside a log that has none of its own (EventStoreDB), in the order of its positions, until the signal
 * aborts: follows the log, and writes the link of each event and the checkpoint in one transaction. To be run by the audit
 * service, in every process of it: one works, the others stand by. `openKeptChain` reads what it keeps.
 */
export const keepChain = ({ log, connectionString, signal, onError, schedule }: ChainKeeper): Promise<void> =>
  whileLeading({
    connect: () => new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true }),
    lockName: 'twofold chain',
    signal,
    lead: async (leading) => {
      const client = new Client({ connectionString, connectionTimeoutMillis: CONNECT_MS, keepAlive: true });
      client.on('error', () => undefined);
      await client.connect();
      try {
        await extend(client, log, leading);
      } finally {
        await client.end();
      }
    },
    onError,
    ...(schedule && { schedule }),
  });

/** @throws Fenced when somebody else keeps the chain; ForeignCheckpoint for another log; ChainBroken */
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
