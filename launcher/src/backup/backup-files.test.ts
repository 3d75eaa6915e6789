import { describe, expect, it } from 'vitest';
import { expiredKeys, namesOf, newestBackup, newestKeys, stampOf } from './backup-files.ts';

const DAY_MS = 24 * 3_600_000;
const now = new Date('2026-03-31T04:00:00.000Z');
const daysAgo = (days: number) => namesOf(stampOf(new Date(now.getTime() - days * DAY_MS)));
const { log, state, keys } = daysAgo(1);

describe('the files of a backup', () => {
  it('bear its time', () => {
    expect(namesOf(stampOf(now)).log).toBe('twofold-2026-03-31T04-00-00-000Z.log.ndjson');
  });

  it('make a backup when log and state are both there', () => {
    const older = daysAgo(9);
    expect(newestBackup([older.state, log, older.log])).toBe(stampOf(new Date(now.getTime() - 9 * DAY_MS)));
    expect(newestBackup([log, `${state}.part`, 'twofold-notes.log.ndjson'])).toBeUndefined();
  });

  it('are restored with the newest keys, also those of a backup that is not whole', () => {
    const newer = daysAgo(0).keys;
    expect(newestKeys([newer, log, state, keys])).toBe(newer);
    expect(newestKeys([log, state])).toBeUndefined();
  });
});

describe('keys in backups', () => {
  it('expire after 30 days, and nothing else does', () => {
    const old = daysAgo(31);
    const files = [keys, log, state, old.keys, old.log, old.state, daysAgo(29).keys];
    expect(expiredKeys(files, now)).toEqual([old.keys]);
  });

  it('stay while there are no newer ones', () => {
    expect(expiredKeys([daysAgo(400).keys], now)).toEqual([]);
  });
});
