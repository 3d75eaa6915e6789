import { ledgerProof, type LedgerProof } from '@twofold/contracts/credits/ledger-proof';
import type { Logger } from '@twofold/http/log';
import type pg from 'pg';

/**
 * The ledger events of one user, provable by a witness's signature. A database function of the auditor returns them,
 * because this service has no access to the log. Undefined without a checkpoint, or if the log is in another database.
 */
export const ledgerProofOf = async (
  pool: Pick<pg.Pool, 'query'>,
  userId: number,
  log: Pick<Logger, 'warn'>,
): Promise<LedgerProof | undefined> => {
  const { rows } = await pool.query<{ isThere: boolean }>(
    `select to_regprocedure('audit.ledger_proof(bigint)') is not null as "isThere"`,
  );
  if (rows[0]?.isThere !== true) return undefined;
  const answer = await pool.query<{ proof: string | null }>('select audit.ledger_proof($1) as proof', [userId]);
  const proof = answer.rows[0]?.proof ?? undefined;
  if (proof === undefined) return undefined;
  const read = ledgerProof.safeParse(JSON.parse(proof));
  // An export without a proof is better than none.
  if (!read.success) log.warn({ problems: read.error.issues.length }, 'could not read the proof of a ledger');
  return read.data;
};
