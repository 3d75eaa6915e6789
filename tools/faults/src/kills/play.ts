import { setTimeout as delay } from 'node:timers/promises';
import { check } from '../oracle/check.ts';
import type { Violation } from '../oracle/observed.ts';
import { seededRandom } from '../simulation/random.ts';
import type { Aim } from './failpoints/failpoints.ts';
import { describeTrial, type Passed, type Trial, type Trouble } from './plan.ts';
import type { ServiceProcess } from './process/start-process.ts';
import { SCENARIOS, type ScenarioName } from './scenarios/scenarios.ts';
import { openScene, type Scene } from './scene/scene.ts';
import type { Template } from './scene/template.ts';
import type { MutantName } from './mutants/mutants.ts';

/** The outcome of a trial: whether its failpoint was reached before the end of the scenario. */
export type Outcome = Trial & { readonly hasFired: boolean };

export type Round = { readonly outcomes: readonly Outcome[]; readonly violations: readonly Violation[] };

/** Plays every scenario once without a fault. @returns the failpoints that each one passes, and the violations */
export const rehearse = async (template: Template, scenarios: readonly ScenarioName[], seed: number) => {
  const scene = await openScene({ template, random: seededRandom(seed) });
  try {
    const passed: [ScenarioName, Passed][] = [];
    for (const scenario of scenarios) {
      const play = await SCENARIOS[scenario](scene.stage);
      await scene.untilQuiet();
      const running = await scene.running();
      await running.aim(undefined);
      await play();
      await scene.untilQuiet();
      passed.push([scenario, await running.counts()]);
    }
    const observed = await scene.observe();
    return { passed, violations: [...scene.violations, ...check(observed)] };
  } finally {
    await scene.end();
  }
};

/** Plays some trials on one database, one after the other, and judges all of them together. */
export const playRound = async (deps: {
  readonly template: Template;
  readonly trials: readonly Trial[];
  readonly seed: number;
  readonly mutant?: MutantName | undefined;
  readonly onPlayed?: (outcome: Outcome) => void;
}): Promise<Round> => {
  const scene = await openScene({ ...deps, random: seededRandom(deps.seed) });
  try {
    const outcomes: Outcome[] = [];
    for (const trial of deps.trials) {
      const outcome = { ...trial, hasFired: await playTrial(scene, trial) };
      outcomes.push(outcome);
      deps.onPlayed?.(outcome);
    }
    const observed = await scene.observe();
    return { outcomes, violations: [...scene.violations, ...check(observed)] };
  } finally {
    await scene.end();
  }
};

/** Plays one trial, and notes errors of clients. @returns whether its fault has happened */
const playTrial = async (scene: Scene, trial: Trial): Promise<boolean> => {
  try {
    const play = await SCENARIOS[trial.scenario](scene.stage);
    await scene.untilQuiet();
    if ('trouble' in trial) return await playTroubled(scene, trial.trouble, play);
    return await (trial.aim.act === 'stand still' ? playStill : playAimed)(scene, trial.aim, play);
  } catch (error) {
    const what = error instanceof Error ? error.message : String(error);
    scene.violations.push({ invariant: 'I10', what: `${describeTrial(trial)}: ${what}` });
    return false;
  }
};

const playAimed = async (scene: Scene, aim: Aim, play: () => Promise<void>): Promise<boolean> => {
  const target = await scene.running();
  await target.aim(aim);
  await play();
  await scene.untilQuiet();
  if (target.hasFired() || target.hasEnded()) return true;
  // Disarms the failpoint, so that it affects no later trial. If that fails, it has fired just now.
  return target.aim(undefined).then(
    () => false,
    () => true,
  );
};

const LOOK_MS = 10;
const MAX_STILL_MS = 2_000;

/** A process pauses, and another one takes over. It resumes while the other one works, and both run for a while. */
const playStill = async (scene: Scene, aim: Aim, play: () => Promise<void>): Promise<boolean> => {
  const still = await scene.running();
  await still.aim(aim);
  const playing = play();
  if (!(await hasFiredBefore(still, playing.then(scene.untilQuiet)))) {
    await playing;
    await still.aim(undefined);
    return false;
  }
  const { random } = scene.stage;
  // The database has closed some of its connections, perhaps the one with the leader's lock.
  scene.proxies.database.cut(() => random.chance(0.5));
  const takingOver = scene.takeOver();
  // Clients lose their connections, and use the other process.
  scene.proxies.services.cut();
  await delay(random.below(MAX_STILL_MS));
  still.wake();
  await takingOver;
  await playing;
  await scene.untilQuiet();
  still.kill();
  await still.ended;
  await scene.untilQuiet();
  return true;
};

/** Waits until the failpoint has fired, or the scenario is over. */
const hasFiredBefore = async ({ hasFired }: ServiceProcess, over: Promise<unknown>): Promise<boolean> => {
  let isOver = false;
  const end = (): void => {
    isOver = true;
  };
  over.then(end, end);
  while (!isOver && !hasFired()) await delay(LOOK_MS);
  return hasFired();
};

const playTroubled = async (scene: Scene, trouble: Trouble, play: () => Promise<void>): Promise<boolean> => {
  const proxy = scene.proxies[trouble.to];
  proxy.behave(trouble.manners);
  const end = setTimeout(() => proxy.behave({ kind: 'honest' }), trouble.forMs);
  try {
    await play();
  } finally {
    clearTimeout(end);
    proxy.behave({ kind: 'honest' });
  }
  await scene.untilQuiet();
  return true;
};
