import { afterAll, beforeAll, describe, expect, inject, it } from 'vitest';
import type { Trial } from './plan.ts';
import { playRound } from './play.ts';
import { createTemplate, type Template } from './scene/template.ts';
import { findMutant } from './mutants/find-mutant.ts';

const SEED = 1;
const TIMEOUT_MS = 240_000;

let template: Template;
beforeAll(async () => {
  template = await createTemplate(inject('postgresUrl'));
}, 60_000);
afterAll(() => template.drop());

const killAt = (failpoint: string, occurrence = 1) => ({ failpoint, occurrence, act: 'kill' as const });

/** A few for each scenario; `npm run faults` runs all of them. */
const TRIALS: readonly Trial[] = [
  { scenario: 'analyze', aim: killAt('append:product:after', 2) },
  { scenario: 'register', aim: killAt('append:user:before') },
  { scenario: 'review and complete', aim: killAt('append:review:after', 2) },
  { scenario: 'buy and deliver', aim: killAt('payments.open:after') },
  { scenario: 'buy and deliver', aim: killAt('mail.send:after') },
  { scenario: 'spend credits', aim: killAt('append:feedback:after') },
  { scenario: 'enroll and log in', aim: killAt('append:user:after', 1) },
  { scenario: 'enroll and log in', aim: killAt('append:user:after', 2) },
  { scenario: 'rebuild', aim: killAt('query:update read_models.generations:after') },
  { scenario: 'register', aim: { ...killAt('append:email:after'), act: 'lose the answer' } },
  { scenario: 'register', aim: { ...killAt('append:user:before'), act: 'stand still' } },
  { scenario: 'analyze', trouble: { to: 'database', manners: { kind: 'cut after', bytes: 3_000 }, forMs: 300 } },
  { scenario: 'analyze', trouble: { to: 'services', manners: { kind: 'cut after', bytes: 900 }, forMs: 300 } },
];

describe('a process of the services that is killed without a word, or hears nothing', () => {
  it(
    'loses nothing, doubles nothing and leaves nothing undone',
    async () => {
      const { outcomes, violations } = await playRound({ template, trials: TRIALS, seed: SEED });
      expect(violations.map(({ invariant, what }) => `${invariant}: ${what}`)).toEqual([]);
      expect(outcomes.filter(({ hasFired }) => !hasFired)).toEqual([]);
    },
    TIMEOUT_MS,
  );

  it(
    'is found out when it answers before it commits',
    async () => expect(await findMutant(template, 'answers before it commits', SEED)).toBeDefined(),
    TIMEOUT_MS,
  );
});
