import { randomUUID } from 'node:crypto';
import { mountedRoutes } from '@twofold/testing/description/mounted-routes';
import { nameOf, SERVICES, type Call, type Service } from './call.ts';
import { callsIn } from './calls.ts';
import { watchLines } from './oracle/watch-lines.ts';
import { watchLog } from './oracle/watch-log.ts';
import { watchProcess } from './oracle/watch-process.ts';
import { fuzz, type Fuzzed, type FuzzOptions } from './fuzz.ts';
import { createPeople } from './people.ts';
import { openScene, type InjectFault } from './scene.ts';
import { hangUp } from './send.ts';
import { MARK } from './site.ts';
import { fillWorld } from './fill-world.ts';

type RunOptions = Pick<FuzzOptions, 'seed' | 'isOver' | 'patienceMs' | 'shrinkTries'> & {
  /** Absent: all of them. */
  readonly only?: Service;
};

/** Opens the services on an empty database, and fills it. The fuzzer can then run any number of times. */
export const openFuzzing = async (connectionString: string) => {
  const lines = watchLines(MARK);
  const scene = await openScene({ connectionString, logOf: lines.logOf });
  const log = await watchLog(scene.store);
  const people = await createPeople(scene.addresses, log.grant);
  const world = await fillWorld(scene, people, log.grant);

  const routes = new Map(
    SERVICES.flatMap((service) => mountedRoutes(scene.apps[service]).map((route) => [route, service] as const)),
  );
  const serviceOf = (call: Call): Service => {
    const service = routes.get(nameOf(call).replaceAll(/\{(\w+)\}/g, ':$1'));
    if (service === undefined) throw new Error(`No service has ${nameOf(call)}`);
    return service;
  };

  const run = async ({ only, ...options }: RunOptions, spoil?: InjectFault): Promise<Fuzzed> => {
    const spoilt = spoil && (await scene.spoilt(spoil));
    const process = watchProcess();
    try {
      return await fuzz({
        ...options,
        calls: () => callsIn(world).filter((call) => only === undefined || serviceOf(call) === only),
        addressOf: (call) => (spoilt?.addresses ?? scene.addresses)[serviceOf(call)],
        people,
        watches: { log, lines, process },
      });
    } finally {
      process.end();
      hangUp();
      await spoilt?.close();
    }
  };

  return {
    apps: scene.apps,
    run,
    /** Sends a valid call to each service, and a write that all of them see. @throws Error when one is not answered */
    isAlive: async (): Promise<void> => {
      await people.renew('owner');
      const { asks } = people.browserOf('owner');
      const fullName = `Person ${randomUUID()}`;
      for (const service of ['command', 'query', 'audit'] as const) await asks(service, 'GET', '/readyz');
      await asks('command', 'PATCH', `/api/users/${people.ids.owner}`, { fullName });
      await asks('query', 'GET', '/api/me');
      await people.browserOf('auditor').asks('audit', 'GET', '/api/audit/overview');
    },
    close: () => scene.close(),
  };
};
