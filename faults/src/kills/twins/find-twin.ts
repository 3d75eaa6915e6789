import { seededRandom } from '../../simulation/random.ts';
import { killsOf, shuffled } from '../plan.ts';
import { playRound, rehearse } from '../play.ts';
import type { Template } from '../scene/template.ts';
import { TWINS, type TwinName } from './twins.ts';

/** A twin is found within so many kills, or not at all. */
const MAX_ROUNDS = 6;
const KILLS_OF_ROUND = 4;

/**
 * Kills a sabotaged twin in the scenario where it matters, until the oracle finds what it breaks. Answers how many kills
 * that took; undefined when none of many was enough.
 */
export const findTwin = async (template: Template, name: TwinName, seed: number): Promise<number | undefined> => {
  const { scenario, breaks, failpoints } = TWINS[name];
  const { passed } = await rehearse(template, [scenario], seed);
  const places = passed
    .flatMap(([, counts]) => killsOf(scenario, counts))
    .filter(({ aim }) => failpoints.test(aim.failpoint));
  if (places.length === 0) throw new Error(`${scenario} passes no failpoint like ${String(failpoints)}`);
  const random = seededRandom(seed);
  const order = Array.from({ length: MAX_ROUNDS * KILLS_OF_ROUND }, () => shuffled(places, random)).flat();
  for (let round = 0; round < MAX_ROUNDS; round++) {
    const trials = order.slice(round * KILLS_OF_ROUND, (round + 1) * KILLS_OF_ROUND);
    const { violations } = await playRound({ template, trials, seed: seed + round, twin: name });
    if (violations.some(({ invariant }) => invariant === breaks)) return (round + 1) * KILLS_OF_ROUND;
  }
  return undefined;
};
