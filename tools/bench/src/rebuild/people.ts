import type { EventStore } from '@twofold/event-store/port';
import { createLog } from '@twofold/http/log';
import { createProjector } from '@twofold/projector/app';
import { migrateReadModels } from '@twofold/projector/migrate';
import { readModels } from '@twofold/projector/projections';
import { fillLog } from '../data/logs.ts';
import { EVENTS_OF_A_PERSON, peopleAppends } from '../data/people.ts';
import { openSealedLog } from '../data/sealed-log.ts';
import { take } from '../data/take.ts';
import type { Bench } from '../harness/benchmark.ts';
import { caughtUp } from '../harness/caught-up.ts';
import type { Contestant } from '../harness/race.ts';
import { ask } from '../harness/server.ts';

const PLAIN = 'plain text';
const SEALED = 'sealed';
const READ_MODEL = 'users';

/** What it costs to open personal fields: the same people, in a log without seals and in one as the product has it. */
export const racePeople = async (bench: Bench, people: number): Promise<void> => {
  const [plain, sealed] = [await openSealedLog(bench), await openSealedLog(bench)];
  await bench.race({
    title: `rebuild of ${people} people, ${EVENTS_OF_A_PERSON} events each`,
    figure: 'events/s',
    limit: PLAIN,
    goals: [],
    contestants: [
      await projecting(bench, PLAIN, { url: plain.url, store: plain.store }, people),
      await projecting(bench, SEALED, { url: sealed.url, store: sealed.sealed }, people),
    ],
  });
  await refuseUnlessSealed(sealed.url);
};

type Logged = { readonly url: string; readonly store: EventStore };

const projecting = async (bench: Bench, name: string, { url, store }: Logged, people: number): Promise<Contestant> => {
  const events = people * EVENTS_OF_A_PERSON;
  await fillLog({ url, store }, take(peopleAppends(), events), bench);
  await migrateReadModels(url);
  const projector = createProjector({
    store,
    connectionString: url,
    log: createLog({ service: 'bench', level: 'silent' }),
    readModels: readModels.filter(({ projection }) => projection.name === READ_MODEL),
  });
  bench.closers.add('projector', () => projector.stop());
  projector.start();
  await caughtUp(projector, bench.signal);
  const run = async () => {
    const startedAt = performance.now();
    const { comparison } = await projector.rebuild(READ_MODEL);
    const seconds = (performance.now() - startedAt) / 1_000;
    const { rows, missing, extra, changed } = comparison;
    if (rows !== people || missing + extra + changed > 0) throw new Error('The rebuild found differences');
    await refuseUnlessReadable(url, people);
    return { 'events/s': events / seconds, seconds };
  };
  return { name, run };
};

const refuseUnlessReadable = async (url: string, people: number): Promise<void> => {
  const [found] = await ask<{ readable: number }>(
    url,
    `select count(*)::int as readable from read_models.users
     where email = 'person-' || id || '@example.com' and social_profile = 'https://example.com/' || id`,
  );
  if (found?.readable !== people) throw new Error(`Only ${found?.readable} of ${people} people can be read`);
};

const refuseUnlessSealed = async (url: string): Promise<void> => {
  const found = await ask(url, `select from event_log.events where data like '%@example.com%' limit 1`);
  if (found.length > 0) throw new Error('There is an address in the log that is to be sealed');
};
