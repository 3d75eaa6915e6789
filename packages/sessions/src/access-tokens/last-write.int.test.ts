import type { StorePosition } from '@twofold/http/log-position';
import fc from 'fast-check';
import { beforeEach, describe, expect, it } from 'vitest';
import { OLD, tokenServices } from '../testing/token-services.ts';
import { createNoteWrite, type NoteWrite } from './last-write.ts';
import { createTokenDigests } from './token-text.ts';

const { makeToken, pool } = tokenServices();
let id: string;
let digests: readonly Buffer[];
beforeEach(async () => {
  const token = await makeToken();
  ({ id } = token);
  digests = createTokenDigests([OLD])(token.text);
});

const lastWrite = async (): Promise<StorePosition | null> => {
  const { rows } = await pool().query<{ found: { written: StorePosition | null } }>(
    `select sessions.use_access_token($1, now(), 'read', '', 0, 0) as found`,
    [digests],
  );
  return rows[0]!.found.written;
};
const forget = () => pool().query('update sessions.access_tokens set written_store = null, written_position = null');
const at = (position: number, storeId = 'store-a'): StorePosition => ({
  storeId,
  position: String(position).padStart(19, '0'),
});

/** Records writes that end in any order, several of them concurrently. */
const keepsTheLast = (noteWrite: NoteWrite) =>
  fc.assert(
    fc.asyncProperty(
      fc.array(fc.array(fc.nat(999), { minLength: 1, maxLength: 4 }), { minLength: 1 }),
      async (turns) => {
        await forget();
        let last = 0;
        for (const turn of turns) {
          await Promise.all(turn.map((position) => noteWrite(id, at(position))));
          last = Math.max(last, ...turn);
          expect(await lastWrite()).toEqual(at(last));
        }
      },
    ),
    { numRuns: 20 },
  );

describe('the last write with a token', () => {
  it('is nothing before the first', async () => expect(await lastWrite()).toBeNull());

  it('never decreases, in any order of writes', () => keepsTheLast(createNoteWrite(pool())));

  it('would decrease if each write replaced the previous one', () =>
    expect(
      keepsTheLast(async (tokenId, { storeId, position }) => {
        await pool().query(
          'update sessions.access_tokens set written_store = $2, written_position = $3, written_at = now() where id = $1',
          [tokenId, storeId, position],
        );
      }),
    ).rejects.toThrow('Property failed'));

  it('is that of the newer store, whose positions start again', async () => {
    const noteWrite = createNoteWrite(pool());
    await noteWrite(id, at(900));
    await noteWrite(id, at(1, 'store-b'));
    expect(await lastWrite()).toEqual(at(1, 'store-b'));
  });

  it('is ignored after ten minutes', async () => {
    await createNoteWrite(pool())(id, at(1));
    await pool().query(`update sessions.access_tokens set written_at = written_at - interval '10 minutes'`);
    expect(await lastWrite()).toBeNull();
  });
});
