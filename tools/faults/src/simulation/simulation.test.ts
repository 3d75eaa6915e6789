import { describe, expect, it } from 'vitest';
import { findViolation, report, runSeed, type Judged } from '../find-violation.ts';
import { MUTANTS } from './mutants.ts';

/** Few, for every run of the tests; `npm run faults` has as many as there is time for. */
const SEEDS = [3, 13];
const SMALL = { actions: 2 };
/** Most mutants show in a run in which each client acts once. */
const ACTIONS_FOR_A_MUTANT = 1;
/** A run in which nothing of that happened would prove nothing. */
const HAPPENS = [
  'UserRegistered',
  'UserErased',
  'EmailConfirmed',
  'AnalysisCompleted',
  'SeatFilled',
  'ReviewReported',
  'PaymentConfirmed',
  'MailSent',
  'ClaimReminded',
  'SeatSuggested',
  'MailSettingChanged',
];
/** All that was observed, but for the function that is asked about the rest. */
const dataOf = ({ observed: { hidden, ...rest } }: Judged) => ({ ...rest, hidden: { ...hidden, placesOf: undefined } });
/** Some mutants need several seeds, and the machine may be busy. */
const SLOW = { timeout: 120_000 };

describe('a simulated run in which everything may fail at any step', SLOW, () => {
  it.each(SEEDS)('keeps all that was promised with seed %i', async (seed) => {
    const { violations, faults, observed } = await runSeed({ seed });
    if (violations.length > 0) throw new Error(report(seed, violations));
    // It was not a fine day on which nothing could be lost.
    expect(faults.kill).toBeGreaterThan(10);
    expect(faults.lostAnswer).toBeGreaterThan(5);
    const types = new Set(observed.log.map(({ type }) => type));
    expect([...types]).toEqual(expect.arrayContaining(HAPPENS));
  });

  it('leaves the same log, to the bit, when its seed is run again', async () => {
    const [first, second, other] = [
      await runSeed({ ...SMALL, seed: 4 }),
      await runSeed({ ...SMALL, seed: 4 }),
      await runSeed({ ...SMALL, seed: 5 }),
    ];
    expect(second.hash).toBe(first.hash);
    expect(dataOf(second)).toEqual(dataOf(first));
    expect(other.hash).not.toBe(first.hash);
  });
});

describe('the oracle', SLOW, () => {
  it.each(MUTANTS)('finds out a mutant that $name', async ({ breaks, mutant, ...search }) => {
    const { actions = ACTIONS_FOR_A_MUTANT, firstSeed = 1 } = search;
    expect(await findViolation({ actions, firstSeed, mutant }, breaks)).toBeDefined();
  });
});
