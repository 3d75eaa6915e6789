import { explain as explainAudit } from '@twofold/auditor/explain';

const SENTENCES: Readonly<Record<string, string>> = {
  'log-not-empty': 'Something was recorded here already: a backup goes into an empty installation.',
  '23505': 'There are rows here already: a backup goes into an empty installation.',
  'unknown-master-key':
    'The keys of the backup are wrapped with another master key, so nothing was restored. Set MASTER_KEY to that one.',
  '42501': 'This role of the database may not do that: use the one that owns the tables.',
};

/** An error in a sentence for the person at the terminal. */
export const explain = (error: unknown): string => {
  const code = error instanceof Error && 'code' in error ? String(error.code) : '';
  return SENTENCES[code] ?? explainAudit(error);
};
