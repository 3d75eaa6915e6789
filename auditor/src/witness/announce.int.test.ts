import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import type { ChainReader } from '@twofold/event-store/chain';
import { createMerkleTree, merkleLeaf } from '@twofold/event-store/merkle';
import { numbered } from '@twofold/event-store/testing/events';
import { pathTo, rootOver } from '@twofold/event-store/testing/merkle-path';
import { createTestLog, type TestLog } from '@twofold/event-store/testing/postgres-log';
import { migrateReadModels } from '@twofold/projector/migrate';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { migrateAuditor } from '../migrate.ts';
import { aWitness } from '../testing/a-witness.ts';
import { announceIn } from './announce.ts';

const EVENTS = 700;

let log: TestLog;
let reader: ChainReader;
let leaves: string[];
let storeId: string;
beforeAll(async () => {
  log = await createTestLog();
  await migrateReadModels(log.url);
  await migrateAuditor(log.url);
  const store = await log.open();
  for (let from = 0; from < EVENTS; from += 100)
    await store.appendToStream(from === 300 ? 'credits-7' : `thing-${from}`, numbered(100), 'no-stream');
  reader = postgresChainReader({ connectionString: log.url });
  leaves = [];
  for await (const event of reader.read({ until: EVENTS })) leaves.push(merkleLeaf(event));
  storeId = await reader.storeId();
});
afterAll(async () => {
  await reader.close();
  await log.drop();
});

const pathInDatabase = async (leaf: number, size: number): Promise<readonly string[]> => {
  const [row] = await log.query<{ path: string[] }>('select audit.tree_path($1, $2, $3) as path', [
    storeId,
    leaf,
    size,
  ]);
  return row?.path ?? [];
};
const PLACES = [
  [0, 1],
  [0, EVENTS],
  [EVENTS - 1, EVENTS],
  [255, 256],
  [256, 257],
  [300, 513],
  [16, 699],
  [511, 512],
] as const;

describe('the tree of a log in the database', () => {
  it('leads to the same root, with nothing of it kept', async () => {
    for (const [leaf, size] of PLACES)
      expect(await pathInDatabase(leaf, size)).toEqual(pathTo(leaves.slice(0, size), leaf));
  });

  it('is kept as a witness goes on, and leads to the same root then', async () => {
    const { round } = await aWitness({ announcing: announceIn(log.owner) });
    const until = (position: number): ChainReader => ({ ...reader, end: async () => (await reader.at(position))! });
    for (const position of [100, 431]) await round(until(position));
    await round(reader);
    const nodes = await log.query<{ level: number; index: string; hash: string }>(
      "select level, index, encode(hash, 'hex') as hash from audit.tree_nodes order by level, index",
    );
    expect(nodes).toHaveLength(Math.floor(EVENTS / 16) + Math.floor(EVENTS / 256));
    for (const { level, index, hash } of nodes) {
      const width = 2 ** level;
      expect(hash).toBe(rootOver(leaves.slice(Number(index) * width, (Number(index) + 1) * width)));
    }
    for (const [leaf, size] of PLACES)
      expect(await pathInDatabase(leaf, size)).toEqual(pathTo(leaves.slice(0, size), leaf));
  });

  it('notices that trees are missing, and makes all of them again', async () => {
    const announcing = announceIn(log.owner);
    const tree = createMerkleTree();
    for (const leaf of leaves) tree.add(leaf);
    const { round } = await aWitness({ announcing });
    const last = (await round(reader))!;
    expect(await announcing.isBehind(last)).toBe(false);
    await log.query('alter table audit.tree_nodes disable trigger all; delete from audit.tree_nodes');
    expect(await announcing.isBehind(last)).toBe(true);
    await round(reader);
    expect(await announcing.isBehind(last)).toBe(false);
    expect(last.peaks).toEqual(tree.peaks());
  });

  it('proves nothing while trees are missing', async () => {
    await log.query(
      'begin; alter table audit.tree_nodes disable trigger all; delete from audit.tree_nodes where level = 4',
    );
    expect(await log.query('select audit.ledger_proof(7) as proof')).toEqual([{ proof: null }]);
    await log.query('rollback');
  });

  it('proves the events of one ledger, and shows no other', async () => {
    const [row] = await log.query<{ proof: string }>('select audit.ledger_proof(7) as proof');
    const { events, checkpoint } = JSON.parse(row?.proof ?? '') as {
      events: { stream: string; position: number; path: string[] }[];
      checkpoint: { position: number };
    };
    expect(checkpoint.position).toBe(EVENTS);
    expect(events).toHaveLength(100);
    expect(events.every(({ stream }) => stream === 'credits-7')).toBe(true);
    expect(events[99]?.path).toEqual(pathTo(leaves, events[99]!.position - 1));
  });

  it('refuses changes', async () => {
    await expect(log.query("update audit.witnessed set document = ''")).rejects.toThrow('only extended');
  });
});
