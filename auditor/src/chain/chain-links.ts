import { CHAIN_START, leafOf, linkOf, type ChainedEvent, type ChainEnd } from '@twofold/event-store/chain';
import type { Position, RecordedEvent } from '@twofold/event-store/port';
import { positionOf } from '@twofold/event-store/units';
import type { ClientBase, Pool } from 'pg';

/** The stored link of an event: its position in the chain, its position in the log, and the two hashes. */
export type ChainLink = ChainEnd & { readonly logPosition: Position; readonly leaf: string };

/** The chain of a log that has none of its own. */
const LINKS = 'audit.chain_links';
const PAGE = 1_000;

type Row = {
  readonly position: string;
  readonly log_position: string;
  readonly leaf: string;
  readonly chain: string;
};

const COLUMNS = "position::text, log_position, encode(leaf, 'hex') as leaf, encode(chain, 'hex') as chain";

const linkIn = ({ position, log_position, leaf, chain }: Row): ChainLink => ({
  position: Number(position),
  logPosition: positionOf(log_position),
  leaf,
  chain,
});

/**
 * An event of a log without a chain, in the form of a chained one. Data and metadata are JSON texts of the values that
 * the log returns: without white space, members in the order of the log.
 */
export const contentOf = (event: RecordedEvent): Omit<ChainedEvent, 'position' | 'leaf' | 'chain'> => ({
  recordedAt: event.recordedAt,
  stream: event.stream,
  revision: Number(event.revision),
  type: event.type,
  id: event.id,
  data: JSON.stringify(event.data),
  metadata: JSON.stringify(event.metadata),
});

/** The links of the next events, which are in log order. */
export const linksOf = (before: ChainEnd, events: readonly RecordedEvent[]): readonly ChainLink[] => {
  let { position, chain } = before;
  return events.map((event) => {
    const content = contentOf(event);
    const leaf = leafOf(content);
    position += 1;
    chain = linkOf(chain, { position, recordedAt: content.recordedAt, leaf });
    return { position, logPosition: event.position, leaf, chain };
  });
};

export const addLinks = async (client: ClientBase, links: readonly ChainLink[]): Promise<void> => {
  await client.query(
    `insert into ${LINKS} (position, log_position, leaf, chain)
     select position, log_position, decode(leaf, 'hex'), decode(chain, 'hex')
     from unnest($1::bigint[], $2::text[], $3::text[], $4::text[]) as link (position, log_position, leaf, chain)`,
    [
      links.map(({ position }) => position),
      links.map(({ logPosition }) => logPosition),
      links.map(({ leaf }) => leaf),
      links.map(({ chain }) => chain),
    ],
  );
};

export const lastLink = async (client: Pool | ClientBase): Promise<ChainLink | undefined> => {
  const { rows } = await client.query<Row>(
    `select ${COLUMNS} from ${LINKS} order by chain_links.position desc limit 1`,
  );
  return rows[0] && linkIn(rows[0]);
};

export const linkAt = async (client: Pool | ClientBase, position: number): Promise<ChainLink | undefined> => {
  const { rows } = await client.query<Row>(`select ${COLUMNS} from ${LINKS} where chain_links.position = $1`, [
    position,
  ]);
  return rows[0] && linkIn(rows[0]);
};

/** By position, in pages. */
export async function* linksBetween(pool: Pool, after: number, until: number): AsyncGenerator<ChainLink> {
  for (let last = after; ;) {
    const { rows } = await pool.query<Row>(
      `select ${COLUMNS} from ${LINKS} where chain_links.position > $1 and chain_links.position <= $2
       order by chain_links.position limit ${PAGE}`,
      [last, until],
    );
    for (const row of rows) yield linkIn(row);
    if (rows.length < PAGE) return;
    last = Number(rows.at(-1)?.position);
  }
}

/** The end of a chain with this last link. */
export const endOf = (link: ChainLink | undefined): ChainEnd =>
  link === undefined ? CHAIN_START : { position: link.position, chain: link.chain };
