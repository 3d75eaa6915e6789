import { randomBytes } from 'node:crypto';
import { RECOVERY_CODES } from '@twofold/contracts/accounts/second-factor';
import type pg from 'pg';
import { digestOf } from '../../link-tokens.ts';
import { base32 } from './base32.ts';

/** 80 bits cannot be guessed, so they need no slow hash. */
const CODE_BYTES = 10;

/** The stored sets of recovery codes. The log records which set is valid and which of its codes were used. */
export interface RecoveryCodes {
  /** Creates the codes of a set, numbered from 1, and stores their hashes. Only the caller ever sees the codes. */
  create(userId: number, setId: string): Promise<readonly string[]>;
  /** The number of a code in its set, without hyphens and in capitals. */
  numberOf(setId: string, code: string): Promise<number | undefined>;
  /** Deletes sets of an account. */
  forget(userId: number, setIds: readonly string[]): Promise<void>;
}

/** Stores them in `write_side.recovery_codes`. */
export const postgresRecoveryCodes = ({ pool }: { readonly pool: pg.Pool }): RecoveryCodes => ({
  create: async (userId, setId) => {
    const codes = Array.from({ length: RECOVERY_CODES }, () => base32(randomBytes(CODE_BYTES)));
    await pool.query(
      `insert into write_side.recovery_codes (set_id, number, user_id, code_hash)
       select $2, made.number, user_id, made.code_hash
       from write_side.credentials, unnest($3::bytea[]) with ordinality made (code_hash, number) where user_id = $1`,
      [userId, setId, codes.map((code) => hashOf(setId, code))],
    );
    return codes.map(inGroups);
  },
  numberOf: async (setId, code) => {
    const { rows } = await pool.query<{ number: number }>(
      'select number from write_side.recovery_codes where set_id = $1 and code_hash = $2',
      [setId, hashOf(setId, code)],
    );
    return rows[0]?.number;
  },
  forget: async (userId, setIds) => {
    await pool.query('delete from write_side.recovery_codes where user_id = $1 and set_id = any ($2)', [
      userId,
      setIds,
    ]);
  },
});

const hashOf = (setId: string, code: string): Buffer => digestOf(`${setId}/${code}`);

/** Easier to copy manually: `ABCD-EFGH-IJKL-MNOP`. */
const inGroups = (code: string): string => code.replaceAll(/(.{4})(?=.)/g, '$1-');
