import { isNotMigrated } from '@twofold/postgres/errors';

/** An error in a sentence for the person at the terminal. */
export const explain = (error: unknown, email: string): string => {
  if (!(error instanceof Error)) return String(error);
  const code = 'code' in error && typeof error.code === 'string' ? error.code : '';
  if (code === 'user-not-found') return `No user is registered with the address ${email}.`;
  if (code === 'unknown-master-key') return `This is not the master key of that database: ${error.message}.`;
  if (isNotMigrated(error)) return 'The database is not up to date: run "npm run migrate" as its owner first.';
  if (code === '42501') return 'This role of the database may not do that: use the one of the command service.';
  const reason =
    error.cause instanceof Error ? `${error.message}: ${error.cause.message || String(error.cause)}` : error.message;
  return `It could not be done. ${reason || code}`;
};
