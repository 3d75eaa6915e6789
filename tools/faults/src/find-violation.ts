import { check } from './oracle/check.ts';
import type { Violation } from './oracle/observed.ts';
import { simulate, type SimulationOptions, type Simulated } from './simulation/simulate.ts';

/** How many seeds a mutant may need before it counts as not found. */
const MAX_SEEDS = 40;
/** Some mutants never come to rest, but are found long before this. */
const MAX_TURNS = 80_000;

export type Judged = Simulated & { readonly violations: readonly Violation[] };

/** Runs one seed and judges it. */
export const runSeed = async (options: SimulationOptions): Promise<Judged> => {
  const simulated = await simulate(options);
  return { ...simulated, violations: check(simulated.observed) };
};

/** Describes a failed seed: the violations, and the command that reproduces them. */
export const report = (seed: number, violations: readonly Violation[]): string =>
  [
    `Seed ${seed} broke ${violations.length} times what must hold:`,
    ...violations.slice(0, 10).map(({ invariant, what }) => `  ${invariant}: ${what}`),
    `Again: npm run faults -- --seed ${seed} --runs 1`,
  ].join('\n');

/** The first seed in which the oracle finds a violation of an invariant; undefined if no seed shows one. */
export const findViolation = async (
  options: Omit<SimulationOptions, 'seed'> & { readonly firstSeed: number },
  invariant: string,
): Promise<number | undefined> => {
  const { firstSeed, ...rest } = options;
  for (let seed = firstSeed; seed < firstSeed + MAX_SEEDS; seed++) {
    const { violations } = await runSeed({ maxTurns: MAX_TURNS, ...rest, seed });
    if (violations.some((violation) => violation.invariant === invariant)) return seed;
  }
  return undefined;
};
