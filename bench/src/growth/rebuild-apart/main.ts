import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { membersProjector } from '../../rebuild/members-projector.ts';

/** Run as a process: rebuilds the members from the log at DATABASE_URL, and says in JSON how much memory that took. */
const SAMPLE_EVERY_MS = 10;
const MB = 1024 * 1024;

const main = async (): Promise<void> => {
  const url = process.env['DATABASE_URL'] ?? '';
  const store = await postgresEventStore({ connectionString: url });
  const projector = membersProjector({ url, store });
  let peak = process.memoryUsage().rss;
  const atStart = peak;
  const sampling = setInterval(() => {
    peak = Math.max(peak, process.memoryUsage().rss);
  }, SAMPLE_EVERY_MS);
  const startedAt = performance.now();
  const { comparison } = await projector.rebuild('members');
  const seconds = (performance.now() - startedAt) / 1_000;
  clearInterval(sampling);
  await projector.stop();
  await store.close();
  process.stdout.write(JSON.stringify({ ...comparison, seconds, startMb: atStart / MB, peakMb: peak / MB }));
};

main().catch((error: unknown) => {
  process.stderr.write(`${String(error)}\n`);
  process.exitCode = 1;
});
