import { parseArgs } from 'node:util';

/** The parsed command line. */
export type BackupRequest =
  | { readonly kind: 'help' }
  | { readonly kind: 'wrong'; readonly reason: string }
  | { readonly kind: 'backup' | 'restore'; readonly folder: string };

export const USAGE = `Usage: npm run backup -- <folder>    copies the log, the state and the keys into files there
       npm run restore -- <folder>   puts the newest of them into an empty installation

The product may run during a backup, and must not run during a restore. Files of keys are deleted after 30 days, but for
the newest, so that erased users disappear from backups too; a restore takes the newest keys of the folder. Master
key, session secret and checkpoint key are in no backup: keep them elsewhere.

Works on the database of DATABASE_URL (with MASTER_KEY), or without one on the launcher's own below DATA_DIR; with the log
on EventStoreDB where EVENTSTORE_URL names one. Run an interrupted restore into EventStoreDB again to continue it.
Exit code 0: done; 1: it failed; 2: wrong usage.`;

/** Parses the arguments: the action, which package.json passes, and the folder. */
export const readArguments = (args: readonly string[]): BackupRequest => {
  const wrong = (reason: string): BackupRequest => ({ kind: 'wrong', reason });
  try {
    const { positionals, values } = parseArgs({
      args: [...args],
      options: { help: { type: 'boolean', short: 'h' } },
      allowPositionals: true,
    });
    if (values.help === true) return { kind: 'help' };
    const [kind, folder, ...rest] = positionals;
    if (kind !== 'backup' && kind !== 'restore') return wrong(`It takes backup or restore, not "${kind ?? ''}"`);
    if (folder === undefined || rest.length > 0) return wrong(`"${kind}" takes one folder`);
    return { kind, folder };
  } catch (error) {
    return wrong(error instanceof Error ? error.message : String(error));
  }
};
