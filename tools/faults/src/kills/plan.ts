import type { Aim } from './failpoints/failpoints.ts';
import type { Random } from '../simulation/random.ts';
import type { Manners } from './proxy/tcp-proxy.ts';
import type { ScenarioName } from './scenarios/scenarios.ts';

/** A disturbed connection, for a while. */
export type Trouble = { readonly to: 'database' | 'services'; readonly manners: Manners; readonly forMs: number };

/** One scenario with one fault. */
export type Trial = { readonly scenario: ScenarioName } & ({ readonly aim: Aim } | { readonly trouble: Trouble });

export type AimedTrial = Extract<Trial, { readonly aim: Aim }>;

/** The failpoints that a scenario passes, and how often. */
export type Passed = Readonly<Record<string, number>>;

/** The failpoints at which work is done, but can be reported as failed. */
const CAN_BE_LOST = /^(?:append|payments|mail|analyst|site|query):?.*:after$/;

/** A process that polls for work may pass a failpoint any number of times. */
const MAX_OCCURRENCES = 12;

/** A kill at every failpoint that a scenario passes, at each of its passages. */
export const killsOf = (scenario: ScenarioName, passed: Passed): AimedTrial[] =>
  Object.entries(passed).flatMap(([failpoint, count]) =>
    Array.from({ length: Math.min(count, MAX_OCCURRENCES) }, (_, index) => ({
      scenario,
      aim: { failpoint, occurrence: index + 1, act: 'kill' as const },
    })),
  );

/** A process that pauses instead of being killed. */
export const stillInstead = ({ scenario, aim }: AimedTrial): AimedTrial => ({
  scenario,
  aim: { ...aim, act: 'stand still' },
});

/** An answer that is lost although the request was carried out, at every place where that can happen. */
export const lossesOf = (scenario: ScenarioName, passed: Passed): AimedTrial[] =>
  killsOf(scenario, passed)
    .filter(({ aim }) => CAN_BE_LOST.test(aim.failpoint))
    .map(({ aim }) => ({ scenario, aim: { ...aim, act: 'lose the answer' } }));

const MAX_BYTES = 40_000;
const MAX_LATE_MS = 150;
const MAX_MS = 1_500;

/** A random disturbance of the connection to the database, or to the services. */
export const aTrouble = (scenario: ScenarioName, random: Random): Trial => {
  const manners = random.pick<Manners>([
    { kind: 'cut after', bytes: 1 + random.below(MAX_BYTES) },
    { kind: 'cut after', bytes: 1 + random.below(MAX_BYTES / 20) },
    { kind: 'late', ms: 1 + random.below(MAX_LATE_MS) },
    { kind: 'silent' },
    { kind: 'refusing' },
  ]);
  return { scenario, trouble: { to: random.pick(['database', 'services']), manners, forMs: random.below(MAX_MS) } };
};

/** A trial in words. */
export const describeTrial = (trial: Trial): string =>
  'aim' in trial
    ? `${trial.scenario}: ${trial.aim.act} at ${trial.aim.failpoint}, passage ${trial.aim.occurrence}`
    : `${trial.scenario}: ${JSON.stringify(trial.trouble)}`;

/** A copy in random order. */
export const shuffled = <T>(things: readonly T[], random: Random): T[] => {
  const left = [...things];
  const order: T[] = [];
  while (left.length > 0) order.push(...left.splice(random.below(left.length), 1));
  return order;
};
