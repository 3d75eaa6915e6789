/** The three files of a backup, with its time in their names: the log with its manifest, the state, and the keys. */
export type BackupNames = { readonly log: string; readonly state: string; readonly keys: string };

/**
 * How long backups of keys are kept, so that erased keys disappear from backups, too. The other files may be kept
 * permanently.
 */
const KEYS_KEPT_MS = 30 * 24 * 3_600_000;

const NAME = /^twofold-(\d{4}-\d\d-\d\dT\d\d-\d\d-\d\d-\d{3}Z)\.(?:log|state|keys)\.ndjson$/;

/** The time of a backup as a part of a file name; names sort by time. */
export const stampOf = (at: Date): string => at.toISOString().replaceAll(/[:.]/g, '-');

/** The names of the files of one backup. */
export const namesOf = (stamp: string): BackupNames => ({
  log: `twofold-${stamp}.log.ndjson`,
  state: `twofold-${stamp}.state.ndjson`,
  keys: `twofold-${stamp}.keys.ndjson`,
});

/** The newest backup in a folder whose log and state are both there, by its stamp. */
export const newestBackup = (files: readonly string[]): string | undefined =>
  stampsIn(files).findLast((stamp) => files.includes(namesOf(stamp).log) && files.includes(namesOf(stamp).state));

/** The newest keys in a folder, so that users erased before they were copied stay erased. */
export const newestKeys = (files: readonly string[]): string | undefined => keysIn(files).at(-1);

/** The keys that have been kept long enough; the newest are always kept. */
export const expiredKeys = (files: readonly string[], now: Date): readonly string[] => {
  const last = namesOf(stampOf(new Date(now.getTime() - KEYS_KEPT_MS))).keys;
  return keysIn(files)
    .slice(0, -1)
    .filter((file) => file < last);
};

const keysIn = (files: readonly string[]): readonly string[] =>
  stampsIn(files)
    .map((stamp) => namesOf(stamp).keys)
    .filter((name) => files.includes(name));

const stampsIn = (files: readonly string[]): readonly string[] => {
  const stamps = files.map((file) => NAME.exec(file)?.[1]).filter((stamp) => stamp !== undefined);
  return [...new Set(stamps)].toSorted();
};
