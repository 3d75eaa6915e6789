import { migrateAll } from '@twofold/launcher/migrate-all';
import { peopleAppends } from '../data/people.ts';
import { openSealedLog } from '../data/sealed-log.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import { followedTo, type Checkpoints } from '../harness/followers.ts';
import { startCommandService, startProjector } from '../harness/services.ts';
import { median, percentile } from '../harness/statistics.ts';
import { keepAppending } from './keep-appending.ts';
import { openPair, type Start } from './pair.ts';

const GOAL_MS = 3_000;

/** How long it takes until a standby follows the log after the leading process was killed. */
export const failover: Benchmark = {
  name: 'failover',
  summary:
    'from the kill of the active projector, and of the active reactors, until the standby has followed (--rounds 50)',
  size: { rounds: 50, seconds: 0, events: 0 },
  run: async (bench) => {
    await killAll(bench, { title: 'reactors', start: startCommandService, checkpoints: 'write_side.checkpoints' });
    await killAll(bench, { title: 'projector', start: startProjector, checkpoints: 'read_models.checkpoints' });
  },
};

type Followers = {
  readonly title: string;
  readonly start: Start;
  readonly checkpoints: Checkpoints;
};

const killAll = async (bench: Bench, { title, start, checkpoints }: Followers): Promise<void> => {
  const log = await openSealedLog(bench);
  await migrateAll(log.url, { hasLog: true });
  const client = await connect(log.url, bench);
  const pair = await openPair(bench, log.url, start);
  // Users register and get a welcome credit by a reactor. The projector shows both.
  const writer = keepAppending(log.sealed, peopleAppends());
  const times: number[] = [];
  try {
    for (let kill = 1; kill <= bench.rounds; kill++) {
      await followedTo(client, checkpoints, writer.last(), bench.signal);
      pair.killLeader();
      const killedAt = performance.now();
      const next = await writer.next();
      await followedTo(client, checkpoints, next, bench.signal);
      times.push(performance.now() - killedAt);
      bench.say(`${title}, kill ${kill} of ${bench.rounds}: ${times.at(-1)?.toFixed(0)} ms`);
      await pair.replace();
    }
  } finally {
    await writer.stop();
  }
  await pair.end();
  const longest = Math.max(...times);
  bench.show({
    title: `failover of the ${title}, ms over ${times.length} kills: ${longest < GOAL_MS ? 'met' : 'missed'} (each < ${GOAL_MS})`,
    lines: { [title]: { p50: median(times), p90: percentile(times, 0.9), longest } },
  });
};
