import { createLog } from '@twofold/http/log';
import { createProjector, type Projector } from '@twofold/projector/app';
import { migrateReadModels } from '@twofold/projector/migrate';
import type { Log } from '../data/logs.ts';
import type { Bench } from '../harness/benchmark.ts';
import { pollUntil } from '../harness/poll-until.ts';
import { ask } from '../harness/server.ts';
import { createMembersSql, members } from './members-read-model.ts';

/** The product's projector with the one read model of the benchmarks. */
export const membersProjector = ({ store, url }: Log): Projector =>
  createProjector({
    store,
    connectionString: url,
    log: createLog({ service: 'bench', level: 'silent' }),
    readModels: [members],
  });

/** Creates the read model and follows the log to its head: a rebuild ends where the current table has come to. */
export const followMembers = async ({ signal }: Pick<Bench, 'signal'>, log: Log): Promise<void> => {
  await migrateReadModels(log.url);
  await ask(log.url, createMembersSql);
  const projector = membersProjector(log);
  try {
    projector.start();
    await pollUntil(async () => {
      const { projections } = await projector.health();
      return projections.every(({ checkpoint, head }) => head !== undefined && checkpoint === head);
    }, signal);
  } finally {
    await projector.stop();
  }
};
