import type { StorePosition } from '@twofold/http/log-position';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import fc from 'fast-check';
import pg from 'pg';
import { afterAll, beforeAll, beforeEach, describe, expect, it } from 'vitest';
import { migrateSessions } from '../migrate.ts';
import { createNoteWrite, type NoteWrite } from './last-write.ts';
import { createTokenDigests, newTokenText } from './token-text.ts';

const digests = createTokenDigests(['a secret for tests of 32 bytes or more'])(newTokenText());
const ID = crypto.randomUUID();

let database: TestDatabase;
let pool: pg.Pool;
beforeAll(async () => {
  database = await createTestDatabase();
  await migrateSessions(database.url);
  pool = new pg.Pool({ connectionString: database.url });
});
beforeEach(async () => {
  await pool.query('delete from sessions.access_tokens');
  await pool.query(
    `insert into sessions.access_tokens (id, user_id, digest, name, scopes, created_at, expires_at, minted_at)
     values ($1, 7, $2, 'Pipeline', '{analyze}', now(), now() + interval '1 day', now())`,
    [ID, digests[0]],
  );
});
afterAll(async () => {
  await pool.end();
  await database.drop();
});

const lastWrite = async (): Promise<StorePosition | null> => {
  const { rows } = await pool.query<{ found: { written: StorePosition | null } }>(
    `select sessions.use_access_token($1, now(), 'analyze', '', 0, 0) as found`,
    [digests],
  );
  return rows[0]!.found.written;
};
const forget = () => pool.query('update sessions.access_tokens set written_store = null, written_position = null');
const at = (position: number, storeId = 'store-a'): StorePosition => ({
  storeId,
  position: String(position).padStart(19, '0'),
});

/** Notes writes that end in any order, and several at once. */
const keepsTheLast = (noteWrite: NoteWrite) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }), { minLength: 1 }),
      async (turns) => {
        await forget();
        let last = 0;
        for (const turn of turns) {
          await Promise.all(turn.map((position) => noteWrite(ID, at(position))));
          last = Math.max(last, ...turn);
          expect(await lastWrite()).toEqual(at(last));
        }
      },
    ),
    { numRuns: 20 },
  );

describe('the last write with a token', () => {
  it('is nothing before the first', async () => expect(await lastWrite()).toBeNull());

  it('never goes back, in whatever order writes end', () => keepsTheLast(createNoteWrite(pool)));

  it('would go back if each write replaced the one before', () =>
    expect(
      keepsTheLast(async (id, { storeId, position }) => {
        await pool.query(
          'update sessions.access_tokens set written_store = $2, written_position = $3, written_at = now() where id = $1',
          [id, storeId, position],
        );
      }),
    ).rejects.toThrow('Property failed'));

  it('is that in the newer store, whose positions begin again', async () => {
    const noteWrite = createNoteWrite(pool);
    await noteWrite(ID, at(900));
    await noteWrite(ID, at(1, 'store-b'));
    expect(await lastWrite()).toEqual(at(1, 'store-b'));
  });

  it('keeps nobody waiting ten minutes later', async () => {
    await createNoteWrite(pool)(ID, at(1));
    await pool.query(`update sessions.access_tokens set written_at = written_at - interval '10 minutes'`);
    expect(await lastWrite()).toBeNull();
  });
});
