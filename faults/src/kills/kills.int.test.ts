import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import { seededRandom } from '../simulation/random.ts';
import { killsOf, shuffled, type Trial } from './plan.ts';
import { playRound, rehearse } from './play.ts';
import { SCENARIOS, type ScenarioName } from './scenarios/scenarios.ts';
import { createTemplate, type Template } from './scene/template.ts';
import { findTwin } from './twins/find-twin.ts';

const SEED = 1;
const KILLS_OF_ONE = 1;
const TIMEOUT_MS = 240_000;

let template: Template;
beforeAll(async () => {
  template = await createTemplate(inject('postgresUrl'));
}, 60_000);
afterAll(() => template.drop());

const someKills = async (scenarios: readonly ScenarioName[]): Promise<Trial[]> => {
  const { passed, violations } = await rehearse(template, scenarios, SEED);
  expect(violations).toEqual([]);
  const random = seededRandom(SEED);
  return passed.flatMap(([name, counts]) => shuffled(killsOf(name, counts), random).slice(0, KILLS_OF_ONE));
};

describe('a process of the services that is killed without a word', () => {
  it(
    'loses nothing, doubles nothing and leaves nothing undone, whatever it was doing',
    async () => {
      const trials = await someKills(Object.keys(SCENARIOS) as ScenarioName[]);
      const troubles: Trial[] = [
        {
          scenario: 'review and complete',
          trouble: { to: 'database', manners: { kind: 'cut after', bytes: 3_000 }, forMs: 500 },
        },
        { scenario: 'analyse', trouble: { to: 'services', manners: { kind: 'cut after', bytes: 900 }, forMs: 300 } },
      ];
      const { violations } = await playRound({ template, trials: [...trials, ...troubles], seed: SEED });
      expect(violations).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it.each(['answers before it commits', 'spends before it commits'] as const)(
    'is found out when it %s',
    async (twin) => expect(await findTwin(template, twin, SEED)).toBeDefined(),
    TIMEOUT_MS,
  );
});
