import { fillLog, openLog, type Log } from '../data/logs.ts';
import { memberAppends } from '../data/members.ts';
import type { Bench, Benchmark } from '../harness/benchmark.ts';
import { connect } from '../harness/connection.ts';
import type { Contestant } from '../harness/race.ts';
import { ask } from '../harness/server.ts';
import { foldAndCopy } from './by-hand.ts';
import { followMembers, membersProjector } from './members-projector.ts';

const LIMIT = 'fold + COPY';
const OURS = 'projector';

/** Compares the rebuild of a read model from the first event on with a fold that does nothing else. */
export const rebuild: Benchmark = {
  name: 'rebuild',
  summary: 'a read model rebuilt, ten events a row, against a fold in memory with COPY',
  size: { rounds: 7, seconds: 0, events: 200_000 },
  run: async (bench) => {
    const log = await openLog(bench);
    await fillLog(log, memberAppends(bench.events), bench);
    await bench.race({
      title: `rebuild from ${bench.events} events`,
      figure: 'events/s',
      limit: LIMIT,
      goals: [{ of: OURS, is: 'at least', ratio: 0.6 }],
      contestants: [await byHand(bench, log), await byProjector(bench, log)],
    });
  },
};

const byHand = async (bench: Bench, { url, store }: Log): Promise<Contestant> => {
  const client = await connect(url, bench);
  await client.query('set synchronous_commit = off');
  const run = async () => {
    await client.query('drop table if exists by_hand');
    const startedAt = performance.now();
    await foldAndCopy({ client, store });
    const seconds = (performance.now() - startedAt) / 1_000;
    await refuseUnlessSame(url);
    return { 'events/s': bench.events / seconds, seconds };
  };
  return { name: LIMIT, run };
};

const byProjector = async (bench: Bench, log: Log): Promise<Contestant> => {
  await followMembers(bench, log);
  const { closers, events } = bench;
  const projector = membersProjector(log);
  closers.add('projector', () => projector.stop());
  const run = async () => {
    const startedAt = performance.now();
    const { comparison } = await projector.rebuild('members');
    const seconds = (performance.now() - startedAt) / 1_000;
    if (comparison.missing + comparison.extra + comparison.changed > 0)
      throw new Error('The rebuild found differences');
    return { 'events/s': events / seconds, seconds };
  };
  return { name: OURS, run };
};

/** Both contestants must produce the same rows: otherwise they did not do the same work. */
const refuseUnlessSame = async (url: string): Promise<void> => {
  const [found] = await ask<{ rows: number; differences: number }>(
    url,
    `select (select count(*)::int from read_models.members) as rows,
            (select count(*)::int from (
               (table read_models.members except all table by_hand) union all
               (table by_hand except all table read_models.members)) as d) as differences`,
  );
  if (found === undefined || found.rows === 0 || found.differences > 0)
    throw new Error(`The table filled by hand has ${found?.differences} differences`);
};
