import { explain as explainAudit } from '@twofold/auditor/explain';

/** An error in a sentence for the person at the terminal. */
export const explain = (error: unknown, email: string): string => {
  const code = error instanceof Error && 'code' in error ? error.code : undefined;
  if (code === 'user-not-found') return `No user is registered with the address ${email}.`;
  if (code === '42501') return 'This role of the database may not do that: use the one of the command service.';
  return explainAudit(error);
};
