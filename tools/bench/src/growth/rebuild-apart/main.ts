import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { spreadOf } from '../../harness/statistics.ts';
import { membersProjector } from '../../rebuild/members-projector.ts';

const LOOK_EVERY_MS = { live: 200, resident: 10 };
const MB = 1024 * 1024;

const residentMb = (): number => process.memoryUsage.rss() / MB;

const liveMb = (collect: () => void) => (): number => {
  collect();
  const { heapUsed, external } = process.memoryUsage();
  return (heapUsed + external) / MB;
};

/**
 * Run as a process: rebuilds the members from the log at DATABASE_URL, and says in JSON how much memory that took. With
 * `--expose-gc` garbage is collected before every look, so that only what is reachable counts.
 */
const main = async (): Promise<void> => {
  const store = await postgresEventStore({ connectionString: process.env['DATABASE_URL'] ?? '' });
  const projector = membersProjector({ url: process.env['DATABASE_URL'] ?? '', store });
  const { gc } = globalThis;
  const [look, everyMs] =
    gc === undefined ? [residentMb, LOOK_EVERY_MS.resident] : [liveMb(() => gc()), LOOK_EVERY_MS.live];
  const startMb = look();
  const seenMb: number[] = [];
  const looking = setInterval(() => seenMb.push(look()), everyMs);
  const startedAt = performance.now();
  const { comparison } = await projector.rebuild('members');
  const seconds = (performance.now() - startedAt) / 1_000;
  clearInterval(looking);
  await projector.stop();
  await store.close();
  const { median: medianMb, max: peakMb } = spreadOf(seenMb);
  process.stdout.write(JSON.stringify({ ...comparison, seconds, startMb, medianMb, peakMb }));
};

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
