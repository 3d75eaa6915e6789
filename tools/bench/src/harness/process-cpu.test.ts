import { spawnSync } from 'node:child_process';
import { describe, expect, it } from 'vitest';
import { cpuNow, parseStat } from './process-cpu.ts';

const STAT = '42 (a (odd) name) S 7 42 42 0 -1 4194560 100 200 0 0 150 50 30 20 20 0 1 0 12345';

describe('the processor time of a process', () => {
  it('is read from its line, also with spaces and brackets in its name', () =>
    expect(parseStat(STAT)).toEqual({ pid: 42, parent: 7, own: 2_000, waitedFor: 500 }));

  it('is not made up', () => expect(() => parseStat('42 (node) S 7')).toThrow('no /proc'));

  it.skipIf(process.platform !== 'linux')(
    'counts what a child took that has ended',
    () => {
      const before = cpuNow({ test: process.pid }).test;
      spawnSync(process.execPath, [
        '-e',
        'const end = process.cpuUsage().user + 1e5; while (process.cpuUsage().user < end);',
      ]);
      const after = cpuNow({ test: process.pid }).test;
      expect(after.started - before.started).toBeGreaterThanOrEqual(100);
      expect(after.own).toBeGreaterThanOrEqual(before.own);
    },
    60_000,
  );
});
