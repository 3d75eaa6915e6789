import { isNotMigrated } from '@twofold/postgres/errors';

/** Errors whose message is a whole sentence for the person at the terminal. */
const EXPLAINED = ['cannot-start', 'cannot-audit'];

/** The request cannot be carried out. The message is a complete sentence with the reason and a remedy. */
export class CannotAudit extends Error {
  readonly code = 'cannot-audit';
}

export const isCannotAudit = (error: unknown): error is CannotAudit =>
  error instanceof Error && 'code' in error && error.code === 'cannot-audit';

/** An error in a sentence for the person at the terminal. */
export const explain = (error: unknown): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (EXPLAINED.includes(code)) return error.message;
  if (code === 'unknown-master-key') return `This is not the master key of that database: ${error.message}.`;
  if (isNotMigrated(error)) return 'The database is not up to date: run "npm run migrate" as its owner first.';
  if (code === '42501') return 'This role of the database may not read that: use a member of twofold_auditor.';
  const reason =
    error.cause instanceof Error ? `${error.message}: ${error.cause.message || String(error.cause)}` : error.message;
  return `The command failed. ${reason || code}`;
};
