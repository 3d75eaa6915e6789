import { execFile } from 'node:child_process';
import { open, rm } from 'node:fs/promises';
import { cpus, loadavg, totalmem } from 'node:os';
import path from 'node:path';
import { promisify } from 'node:util';
import { isFromSources } from './node-program.ts';
import { median } from './statistics.ts';

/** The machine on which the figures were measured. `loadAtStart` is the load average of the minute before. */
export type Machine = {
  readonly cores: number;
  readonly processor: string;
  readonly memoryGb: number;
  readonly loadAtStart: number;
  readonly node: string;
  readonly platform: string;
  /** Whether the measured packages run from sources. */
  readonly code: 'sources' | 'built';
  /** The commit that is checked out, if git knows. */
  readonly commit?: string;
};

const run = promisify(execFile);

export const loadNow = (): number => Math.round((loadavg()[0] ?? 0) * 100) / 100;

export const describeMachine = async (): Promise<Machine> => {
  const processors = cpus();
  const commit = await run('git', ['rev-parse', '--short', 'HEAD'], { cwd: import.meta.dirname }).then(
    ({ stdout }) => ({ commit: stdout.trim() }),
    () => undefined,
  );
  return {
    cores: processors.length,
    processor: processors[0]?.model ?? 'unknown',
    memoryGb: Math.round(totalmem() / 1024 ** 3),
    loadAtStart: loadNow(),
    node: process.version,
    platform: `${process.platform} ${process.arch}`,
    code: isFromSources ? 'sources' : 'built',
    ...commit,
  };
};

const PAGE = Buffer.alloc(8_192, 1);
const SYNCS = 200;

/** How long the disk of a folder takes to sync one page. A commit on its own cannot be faster. */
export const syncMs = async (folder: string): Promise<number> => {
  const file = path.join(folder, 'sync-probe');
  const handle = await open(file, 'w');
  const times: number[] = [];
  try {
    for (let index = 0; index < SYNCS; index++) {
      const start = performance.now();
      await handle.write(PAGE, 0, PAGE.length, 0);
      await handle.datasync();
      times.push(performance.now() - start);
    }
  } finally {
    await handle.close();
    await rm(file, { force: true });
  }
  return median(times);
};
