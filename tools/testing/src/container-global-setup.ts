import { randomUUID } from 'node:crypto';
import type * as Testcontainers from 'testcontainers';
import type { TestProject } from 'vitest/node';
// Relative, as vitest loads a global set-up without the condition `source`.
import { imageOf } from './compose-images.ts';
import { findEngine } from './container-engine.ts';

declare module 'vitest' {
  export interface ProvidedContext {
    /** The real servers of a run: missing ones were not started, and `reason` says why. */
    containers: {
      readonly eventStoreUrl?: string | undefined;
      readonly hasPostgres: boolean;
      readonly reason: string;
    };
  }
}

type Library = typeof Testcontainers;

const START_MS = 180_000;

/**
 * The real servers for a run of the container tests: those of `EVENTSTORE_URL` and `TEST_DATABASE_URL`, else containers
 * with the images of docker-compose.yml, which end with the run. Without a container engine, the tests are skipped with a
 * message.
 */
export const setup = async (project: TestProject): Promise<() => Promise<void>> => {
  const { EVENTSTORE_URL: givenLog, TEST_DATABASE_URL: givenDatabase } = process.env;
  const engine = givenLog && givenDatabase ? undefined : await findEngine();
  const reason = engine && 'reason' in engine ? engine.reason : '';
  if (reason) process.stderr.write(`\nContainer tests: ${reason}.\nWhat has no server is skipped.\n\n`);
  const started: Testcontainers.StartedTestContainer[] = [];
  const start = async (open: (library: Library) => Promise<Testcontainers.StartedTestContainer>) => {
    if (!engine || 'reason' in engine) return undefined;
    const container = await open(engine.library);
    started.push(container);
    return container;
  };
  const stop = async (): Promise<void> => {
    for (const container of started) await container.stop();
  };

  try {
    const log = givenLog ? undefined : await start(startEventStore);
    const database = givenDatabase ? undefined : await start(startPostgres);
    const eventStoreUrl = givenLog ?? (log && `esdb://${log.getHost()}:${log.getMappedPort(2113)}?tls=false`);
    const postgresUrl =
      givenDatabase ??
      (database && `postgres://postgres:container@${database.getHost()}:${database.getMappedPort(5432)}/postgres`);
    project.provide('runId', randomUUID());
    project.provide('postgresUrl', postgresUrl ?? '');
    project.provide('containers', { eventStoreUrl, hasPostgres: postgresUrl !== undefined, reason });
  } catch (error) {
    await stop();
    throw error;
  }
  return stop;
};

/** One node without TLS. Its data is lost when it stops. */
const startEventStore = async ({ GenericContainer, Wait }: Library) =>
  new GenericContainer(await imageOf('eventstoredb'))
    .withEnvironment({
      KURRENTDB_CLUSTER_SIZE: '1',
      KURRENTDB_INSECURE: 'true',
      KURRENTDB_RUN_PROJECTIONS: 'None',
      KURRENTDB_TELEMETRY_OPTOUT: 'true',
    })
    .withExposedPorts(2113)
    .withWaitStrategy(Wait.forHttp('/health/live', 2113).forStatusCodeMatching((status) => status < 300))
    .withStartupTimeout(START_MS)
    .start();

/** A server with the durability settings of production, because the log refuses others. */
const startPostgres = async ({ GenericContainer, Wait }: Library) =>
  new GenericContainer(await imageOf('postgres'))
    .withEnvironment({
      POSTGRES_PASSWORD: 'container',
      POSTGRES_INITDB_ARGS: '--encoding=UTF8 --locale=C --locale-provider=builtin --builtin-locale=C.UTF-8',
    })
    .withExposedPorts(5432)
    // The image starts a temporary server for its setup before the permanent one.
    .withWaitStrategy(Wait.forLogMessage('database system is ready to accept connections', 2))
    .withStartupTimeout(START_MS)
    .start();
