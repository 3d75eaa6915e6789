import { ALL_CALLS as DESCRIBED } from '@twofold/contracts/openapi/all-calls';
import { createTestDatabase, type TestDatabase } from '@twofold/testing/database';
import { withoutApiCheck } from '@twofold/testing/description/skip-check';
import { mountedRoutes } from '@twofold/testing/description/mounted-routes';
import { afterAll, beforeAll, describe, expect, it } from 'vitest';
import { describeFuzzed, type FuzzOptions } from './fuzz.ts';
import { openFuzzing } from './open-fuzzing.ts';
import { MUTANTS } from './mutants.ts';

/** Few, for every run of the tests; `npm run faults` sends more. */
const REQUESTS = 600;
const OF_A_MUTANT = 1_500;
/** The machine may be busy. */
const SLOW = 240_000;

describe('asking every call of the API for what it cannot do', { timeout: SLOW }, () => {
  let database: TestDatabase;
  let fuzzing: Awaited<ReturnType<typeof openFuzzing>>;

  beforeAll(async () => {
    database = await createTestDatabase();
    fuzzing = await openFuzzing(database.url);
  }, SLOW);
  afterAll(async () => {
    await fuzzing.close();
    await database.drop();
  });

  it('asks what the API is described to have, and the services have nothing else', () => {
    const { command, query, audit } = fuzzing.apps;
    const mounted = [command, query, audit].flatMap((app) => mountedRoutes(app));
    const described = DESCRIBED.map(
      ({ method, path }) => `${method.toUpperCase()} ${path.replaceAll(/\{(\w+)\}/g, ':$1')}`,
    );
    expect(described.toSorted()).toEqual(mounted.toSorted());
  });

  it('is answered as the contracts say, and leaves everything as it was', async () => {
    const fuzzed = await fuzzing.run({ seed: 1, isOver: ({ sent }) => sent >= REQUESTS });
    if (fuzzed.broken.length > 0) throw new Error(describeFuzzed(fuzzed));
    // Some requests got past the validation.
    expect(fuzzed.statuses['200']).toBeGreaterThan(100);
    expect(fuzzed.statuses['400']).toBeGreaterThan(100);
    await fuzzing.isAlive();
  });

  it.each(MUTANTS)('finds out a service that $name', async ({ breaks, service, spoil }) => {
    const isOver: FuzzOptions['isOver'] = ({ sent, rules }) => rules.has(breaks) || sent >= OF_A_MUTANT;
    const found = await withoutApiCheck(() =>
      fuzzing.run({ seed: 1, only: service, isOver, patienceMs: 500, shrinkTries: 0 }, spoil),
    );
    expect(found.broken.map(({ rule }) => rule)).toContain(breaks);
  });
});
