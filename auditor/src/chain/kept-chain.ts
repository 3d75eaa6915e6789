import type { ChainReader } from '@twofold/event-store/chain';
import type { EventStore, RecordedEvent } from '@twofold/event-store/port';
import type { Logger } from '@twofold/http/log';
import { openPool, UNLIMITED } from '@twofold/postgres/pool';
import type { Pool } from 'pg';
import { CannotAudit } from '../explain.ts';
import { contentOf, endOf, lastLink, linkAt, linksBetween, type ChainLink } from './chain-links.ts';
import type { KeptEvent } from './recorded-in.ts';

type KeptChain = {
  /** The log as stored; its owner closes it. */
  readonly log: EventStore;
  /** The database in which `keepChain` keeps the links. */
  readonly connectionString: string;
  readonly logger: Logger;
};

const MAX_CONNECTIONS = 2;

/**
 * The chain that `keepChain` maintains beside a log: events come from the log, leaf and chain from the stored links. It
 * ends at the position of the audit service. Reading its end throws CannotAudit while there is no link.
 */
export const keptChainReader = ({ log, connectionString, logger }: KeptChain): ChainReader => {
  const name = 'twofold-kept-chain';
  const pool = openPool({ connectionString, max: MAX_CONNECTIONS, application_name: name, ...UNLIMITED }, logger);
  return {
    storeId: () => log.storeId(),
    end: async () => {
      const last = await findLast(pool);
      if (last !== undefined) return endOf(last);
      throw new CannotAudit('This log keeps no chain of its own, and the audit service has not begun to keep one yet.');
    },
    at: async (position) => {
      const link = await linkAt(pool, position);
      return link && endOf(link);
    },
    read: ({ after = 0, until }) => chained(log, pool, { after, until }),
    close: () => pool.end(),
  };
};

const findLast = async (pool: Pool): Promise<ChainLink | undefined> => {
  const { rows } = await pool.query<{ name: string | null }>("select to_regclass('audit.chain_links')::text as name");
  return rows[0]?.name === null ? undefined : lastLink(pool);
};

/** Pairs each event with its link. An event without a link has no hashes; a link without an event leaves a gap. */
async function* chained(
  log: EventStore,
  pool: Pool,
  { after, until }: { readonly after: number; readonly until: number },
): AsyncGenerator<KeptEvent> {
  const from = after === 0 ? undefined : await linkAt(pool, after);
  const events = log.readAll(from === undefined ? {} : { after: from.logPosition })[Symbol.asyncIterator]();
  let missing: ChainLink | undefined;
  try {
    let next = await events.next();
    for await (const link of linksBetween(pool, after, until)) {
      for (; next.done !== true && next.value.position < link.logPosition; next = await events.next())
        yield unlinked(next.value, link.position);
      missing = next.done === true || next.value.position > link.logPosition ? link : undefined;
      if (missing !== undefined || next.done === true) continue;
      const { position, leaf, chain } = link;
      yield { ...contentOf(next.value), position, leaf, chain, recorded: next.value };
      next = await events.next();
    }
  } finally {
    await events.return?.();
  }
  if (missing !== undefined) yield placeholderAfter(missing);
}

const NO_HASH = '';

/** Without hashes, so that the checker reports the event. */
const unlinked = (event: RecordedEvent, position: number): KeptEvent => ({
  ...contentOf(event),
  position,
  leaf: NO_HASH,
  chain: NO_HASH,
  recorded: event,
});

/** The checker detects a gap only at the event after it, and a gap at the end of the log has none. */
const placeholderAfter = ({ position, leaf, chain }: ChainLink): KeptEvent => ({
  position: position + 1,
  recordedAt: '',
  stream: '',
  revision: 0,
  type: '',
  id: '',
  data: '',
  metadata: '',
  leaf,
  chain,
  recorded: undefined,
});
