import type { Violation } from '../oracle/observed.ts';
import { seededRandom, type Random } from '../simulation/random.ts';
import type { Act } from './failpoints/failpoints.ts';
import {
  aTrouble,
  describeTrial,
  killsOf,
  lossesOf,
  shuffled,
  stillInstead,
  type AimedTrial,
  type Trial,
} from './plan.ts';
import { playRound, rehearse, type Outcome, type Round } from './play.ts';
import { SCENARIOS, type ScenarioName } from './scenarios/scenarios.ts';
import { createTemplate, type Template } from './scene/template.ts';

/** How many trials share a database, and are judged together. */
const TRIALS_OF_ROUND = 20;
/** For this many kills, there is one lost answer, one paused process and one disturbed connection. */
const KILLS_FOR_ONE_OTHER = 8;

/** The result of a run. `places` counts the passages of failpoints in all scenarios, `seen` those with a kill. */
export type Totals = {
  readonly kills: number;
  readonly lostAnswers: number;
  readonly stoodStill: number;
  readonly troubles: number;
  readonly missed: number;
  readonly places: number;
  readonly seen: number;
  readonly byScenario: Readonly<Record<string, number>>;
  readonly violations: readonly Violation[];
};

/**
 * Kills processes of the services this many times, each time at another passage of a failpoint while users act. The seed
 * decides the order of the passages; after the last one it starts over.
 */
export const breakProcesses = async (deps: {
  readonly serverUrl: string;
  readonly seed: number;
  readonly kills: number;
  readonly say: (line: string) => void;
  readonly scenarios?: readonly ScenarioName[];
}): Promise<Totals> => {
  const { seed, say, scenarios = Object.keys(SCENARIOS) as ScenarioName[] } = deps;
  const template = await createTemplate(deps.serverUrl);
  try {
    const { passed, violations } = await rehearse(template, scenarios, seed);
    const kills = passed.flatMap(([scenario, counts]) => killsOf(scenario, counts));
    const losses = passed.flatMap(([scenario, counts]) => lossesOf(scenario, counts));
    say(`${kills.length} places in ${scenarios.length} scenarios; without faults ${violations.length} violations`);
    const outcomes = await playAll({ ...deps, template }, kills, losses, (found) => violations.push(...found));
    return { ...totalsOf(outcomes, kills.length), violations };
  } finally {
    await template.drop();
  }
};

const playAll = async (
  { template, seed, kills, say }: { template: Template; seed: number; kills: number; say: (line: string) => void },
  places: readonly AimedTrial[],
  losses: readonly AimedTrial[],
  onBroken: (violations: readonly Violation[]) => void,
): Promise<Outcome[]> => {
  const random = seededRandom(seed);
  const outcomes: Outcome[] = [];
  let waiting: Trial[] = [];
  for (let round = 1; countKills(outcomes) < kills; round++) {
    if (waiting.length === 0) waiting = mixed(shuffled(places, random), shuffled(losses, random), random);
    const missing = kills - countKills(outcomes);
    const trials = waiting.splice(0, Math.min(TRIALS_OF_ROUND, missing));
    const played = await playRound({ template, trials, seed: seed * 10_000 + round }).catch(notPlayed);
    outcomes.push(...played.outcomes);
    onBroken(played.violations);
    say(`round ${round}: ${countKills(outcomes)} kills, ${played.violations.length} violations`);
    if (played.violations.length > 0) say(reportOf(played.violations, trials, seed, round));
  }
  return outcomes;
};

/** A scene that could not be opened or observed. */
const notPlayed = (error: unknown): Round => ({
  outcomes: [],
  violations: [{ invariant: 'I10', what: error instanceof Error ? error.message : String(error) }],
});

const mixed = (kills: readonly AimedTrial[], losses: readonly AimedTrial[], random: Random): Trial[] =>
  kills.flatMap((kill, index) => {
    const loss = losses[Math.floor(index / KILLS_FOR_ONE_OTHER)];
    if (index % KILLS_FOR_ONE_OTHER !== 0 || !loss) return [kill];
    return [loss, kill, stillInstead(kill), aTrouble(kill.scenario, random)];
  });

const isAct = (outcome: Outcome, act: Act): boolean => outcome.hasFired && 'aim' in outcome && outcome.aim.act === act;
const isKill = (outcome: Outcome): boolean => isAct(outcome, 'kill');
const countKills = (outcomes: readonly Outcome[]): number => outcomes.filter(isKill).length;

const reportOf = (violations: readonly Violation[], trials: readonly Trial[], seed: number, round: number): string =>
  [
    `Round ${round} of seed ${seed} broke what must hold:`,
    ...violations.slice(0, 10).map(({ invariant, what }) => `  ${invariant}: ${what}`),
    'after:',
    ...trials.map((trial) => `  ${describeTrial(trial)}`),
  ].join('\n');

const totalsOf = (outcomes: readonly Outcome[], places: number): Omit<Totals, 'violations'> => {
  const killed = outcomes.filter(isKill);
  const happened = outcomes.filter(({ hasFired }) => hasFired);
  const byScenario: Record<string, number> = {};
  for (const { scenario } of killed) byScenario[scenario] = (byScenario[scenario] ?? 0) + 1;
  return {
    kills: killed.length,
    lostAnswers: outcomes.filter((outcome) => isAct(outcome, 'lose the answer')).length,
    stoodStill: outcomes.filter((outcome) => isAct(outcome, 'stand still')).length,
    troubles: outcomes.filter((outcome) => 'trouble' in outcome).length,
    missed: outcomes.length - happened.length,
    places,
    seen: new Set(killed.map(describeTrial)).size,
    byScenario,
  };
};
