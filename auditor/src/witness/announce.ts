import type { FullNode } from '@twofold/event-store/merkle';
import type { Pool } from 'pg';
import type { Witnessed } from './witnessed.ts';

/** Every fourth height is kept: 16 leaves, 256, 4096, … */
const KEPT_LEVELS = 4;
const BATCH = 5_000;

/** What a witness writes to the database of a log, so that proofs can be made there. Signing does not depend on it. */
export type Announcing = {
  /** Whether some trees of the signed checkpoints are missing: then they are computed from the first event. */
  readonly isBehind: (last: Witnessed) => Promise<boolean>;
  /** Notes a full tree, to be kept by the next `flush`. */
  readonly note: (node: FullNode) => void;
  /** Discards uncommitted notes: the previous round did not finish. */
  readonly forget: () => void;
  readonly flush: (storeId: string) => Promise<void>;
  readonly announce: (of: Witnessed) => Promise<void>;
};

/** Writes to the schema of the auditor, as a member of `twofold_witness`. */
export const announceIn = (pool: Pick<Pool, 'query'>): Announcing => {
  let noted: FullNode[] = [];
  return {
    isBehind: async ({ storeId, position }) => {
      const full = Math.floor(position / 2 ** KEPT_LEVELS);
      if (full === 0) return false;
      // A round that fails writes nothing after that, so the last tree is there only with all before it.
      const { rowCount } = await pool.query(
        'select from audit.tree_nodes where store_id = $1 and level = $2 and index = $3',
        [storeId, KEPT_LEVELS, full - 1],
      );
      return rowCount === 0;
    },
    note: (node) => {
      if (node.level % KEPT_LEVELS === 0) noted.push(node);
    },
    forget: () => {
      noted = [];
    },
    flush: async (storeId) => {
      const nodes = noted;
      noted = [];
      for (let from = 0; from < nodes.length; from += BATCH) {
        const some = nodes.slice(from, from + BATCH);
        await pool.query(
          `insert into audit.tree_nodes (store_id, level, index, hash)
           select $1, level, index, decode(hash, 'hex')
           from unnest($2::int[], $3::bigint[], $4::text[]) as node (level, index, hash)
           on conflict do nothing`,
          [storeId, some.map(({ level }) => level), some.map(({ index }) => index), some.map(({ hash }) => hash)],
        );
      }
    },
    announce: async (of) => {
      await pool.query(
        `insert into audit.witnessed (store_id, number, position, document) values ($1, $2, $3, $4)
         on conflict do nothing`,
        [of.storeId, of.number, of.position, JSON.stringify(of)],
      );
    },
  };
};
