import { mkdtemp, readdir, stat } from 'node:fs/promises';
import { rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import path from 'node:path';
import { openTownLog, restoredReadModels } from '../verify/town-log.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import type { Measured } from '../harness/measured-process.ts';
import type { Figures } from '../harness/race.ts';
import { databaseMb, MB, partsMb } from './database-size.ts';
import { openDrill, VERIFY_HEAP_MB } from './drill.ts';

/** The memory of `verify` is compared with that for a log of this fraction of the events. */
const SHARE = 10;

/** Backs up a whole log, restores it into an empty database, and verifies the restored log with a witness. */
export const restore: Benchmark = {
  name: 'restore',
  summary: 'restore drill: backup, restore, read models, and verify with a witness; time, processor time, memory, size',
  size: { rounds: 1, seconds: 0, events: 1_000_000 },
  run: async (bench) => {
    for (const events of [Math.ceil(bench.events / SHARE), bench.events]) await drillOnce(bench, events);
  },
};

const drillOnce = async (bench: Bench, events: number): Promise<void> => {
  const source = await openTownLog(bench, events);
  const folder = await aFolder(bench);
  const { witness, backup, restoreInto, verify } = openDrill({ signal: bench.signal, folder });

  const witnessed = await witness(source);
  bench.say(`the witness has signed in ${witnessed.seconds.toFixed(1)} s`);
  const backedUp = await backup(source);
  const target = await bench.server.createDatabase(bench.closers);
  const restored = await restoreInto(target);
  const followedIn = await restoredReadModels(bench, target);
  const [parts, filesMb] = [await partsMb(target), await sizeOf(path.join(folder, 'copies'))];
  bench.show({
    title: `restore, bytes for each of ${events} events`,
    lines: mapToBytes({ ...parts, backup: filesMb }, events),
  });
  const verified = await verify(target);
  bench.show({
    title: `restore, ${events} events`,
    lines: {
      'witness signs': figuresOf(witnessed),
      backup: { ...figuresOf(backedUp), 'files MB': filesMb },
      restore: { ...figuresOf(restored), 'database MB': await databaseMb(target) },
      'read models follow': { seconds: followedIn },
      [`verify with the witness, heap ≤ ${VERIFY_HEAP_MB} MB`]: figuresOf(verified),
    },
  });
};

const figuresOf = ({ seconds, cpuSeconds, peakMb }: Measured): Figures => ({
  seconds,
  'CPU s': cpuSeconds,
  'peak MB': peakMb,
});

const mapToBytes = (sizes: Readonly<Record<string, number>>, events: number): Readonly<Record<string, Figures>> =>
  Object.fromEntries(Object.entries(sizes).map(([name, mb]) => [name, { bytes: (mb * MB) / events }]));

const aFolder = async ({ closers }: Bench): Promise<string> => {
  const folder = await mkdtemp(path.join(tmpdir(), 'twofold-restore-'));
  closers.add('folder', async () => rmSync(folder, { recursive: true, force: true }));
  return folder;
};

const sizeOf = async (folder: string): Promise<number> => {
  const sizes = await Promise.all(
    (await readdir(folder)).map(async (name) => (await stat(path.join(folder, name))).size),
  );
  return sizes.reduce((sum, size) => sum + size, 0) / MB;
};
