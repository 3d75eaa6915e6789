import { Client } from 'pg';
import { createTestDatabase } from '@twofold/testing/database';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { positionOf } from '../units.ts';
import {
  checkpointsTableSql,
  claimCheckpoint,
  Fenced,
  ForeignCheckpoint,
  moveCheckpoint,
  moveCheckpoints,
} from './checkpoint.ts';

const first = positionOf('0000000000000000001');
const second = positionOf('0000000000000000002');

let database: Awaited<ReturnType<typeof createTestDatabase>>;
let client: Client;
let other: Client;
let name = '';

beforeAll(async () => {
  database = await createTestDatabase();
  client = new Client({ connectionString: database.url });
  other = new Client({ connectionString: database.url });
  await Promise.all([client.connect(), other.connect()]);
  await client.query('create schema projections');
  await client.query(checkpointsTableSql('projections'));
});
afterAll(async () => {
  await Promise.all([client.end(), other.end()]);
  await database.drop();
});
beforeEach(() => {
  name = `follower-${Math.random()}`;
});

const claim = (by = client) => claimCheckpoint(by, 'projections', name, 'log-a');
const move = (epoch: bigint, from: typeof first | undefined, to: typeof first, by = client) =>
  moveCheckpoint(by, 'projections', { name, epoch, from, to });

describe('a checkpoint', () => {
  it('has a table that may be created twice', () =>
    expect(client.query(checkpointsTableSql('projections'))).resolves.toBeDefined());

  it('starts before the first event', async () => {
    expect(await claim()).toEqual({ position: undefined, epoch: 1n });
  });

  it('is at its last position, in a higher epoch', async () => {
    await claim();
    await move(1n, undefined, first);
    await move(1n, first, second);
    expect(await claim()).toEqual({ position: second, epoch: 2n });
  });

  it('does not move for a follower that was taken over', async () => {
    await claim();
    await claim(other);
    await expect(move(1n, undefined, first)).rejects.toThrow(Fenced);
    expect((await claim()).position).toBeUndefined();
  });

  it('does not move from another position', async () => {
    await claim();
    await move(1n, undefined, first);
    await expect(move(1n, undefined, second)).rejects.toThrow(Fenced);
    await expect(move(1n, second, second)).rejects.toThrow(Fenced);
  });

  it('never goes back', async () => {
    await claim();
    await move(1n, undefined, second);
    await expect(move(1n, second, first)).rejects.toThrow(RangeError);
  });

  it('moves together with others, each from its own position', async () => {
    const [ahead, behind] = [`${name}-ahead`, `${name}-behind`];
    for (const each of [ahead, behind]) await claimCheckpoint(client, 'projections', each, 'log-a');
    await moveCheckpoint(client, 'projections', { name: ahead, epoch: 1n, from: undefined, to: first });
    await moveCheckpoints(client, 'projections', [
      { name: ahead, epoch: 1n, from: first, to: second },
      { name: behind, epoch: 1n, from: undefined, to: second },
    ]);
    for (const each of [ahead, behind])
      expect(await claimCheckpoint(client, 'projections', each, 'log-a')).toEqual({ position: second, epoch: 2n });
  });

  it('says which of several was taken over', async () => {
    const taken = `${name}-taken`;
    await claim();
    for (const by of [client, other]) await claimCheckpoint(by, 'projections', taken, 'log-a');
    const moving = moveCheckpoints(client, 'projections', [
      { name, epoch: 1n, from: undefined, to: first },
      { name: taken, epoch: 1n, from: undefined, to: first },
    ]);
    await expect(moving).rejects.toThrow(Fenced);
    await expect(moving).rejects.toThrow(taken);
  });

  it('of another log is refused by name', async () => {
    await claim();
    const foreign = claimCheckpoint(client, 'projections', name, 'log-b');
    await expect(foreign).rejects.toThrow(ForeignCheckpoint);
    await expect(foreign).rejects.toThrow(/log-a.*log-b/);
  });

  it('makes a take-over wait for the batch that is being written, and start after it', async () => {
    await claim();
    await client.query('begin');
    await move(1n, undefined, first);
    const taken = claim(other);
    await client.query('commit');
    expect(await taken).toEqual({ position: first, epoch: 2n });
  });

  it('does not move with a batch that was rolled back', async () => {
    await claim();
    await client.query('begin');
    await move(1n, undefined, first);
    await client.query('rollback');
    expect((await claim()).position).toBeUndefined();
  });

  it('lives in a schema whose name needs no quotes', () =>
    expect(() => checkpointsTableSql('public; drop table users')).toThrow(RangeError));
});
