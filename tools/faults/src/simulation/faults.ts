import { StoreUnavailable } from '@twofold/event-store/errors';
import type { Random } from './random.ts';
import type { Process, Timeline } from './timeline.ts';

/** The probability of each fault: of some at every step of a process, of others whenever an operation begins. */
export type FaultRates = {
  readonly kill: number;
  readonly pause: number;
  /** An answer is lost after the work was done, or before it was. */
  readonly lostAnswer: number;
  readonly lostRequest: number;
  /** Events are delivered again. */
  readonly duplicate: number;
  /** Webhook events of the provider never arrive. */
  readonly lostWebhooks: number;
  /** A process starts with a clock that is wrong by an hour. */
  readonly wrongClock: number;
  /** At any step, the clock of a process jumps. */
  readonly clockJump: number;
  /** A page cannot be read; a provider fails, or does not answer in time. */
  readonly brokenSite: number;
  readonly brokenModel: number;
  readonly slowModel: number;
};

export const USUAL_FAULTS: FaultRates = {
  kill: 0.004,
  pause: 0.002,
  lostAnswer: 0.015,
  lostRequest: 0.01,
  duplicate: 0.1,
  lostWebhooks: 0.3,
  wrongClock: 0.1,
  clockJump: 0.0005,
  brokenSite: 0.1,
  brokenModel: 0.15,
  slowModel: 0.1,
};

const NO_FAULTS: FaultRates = {
  kill: 0,
  pause: 0,
  lostAnswer: 0,
  lostRequest: 0,
  duplicate: 0,
  lostWebhooks: 0,
  wrongClock: 0,
  clockJump: 0,
  brokenSite: 0,
  brokenModel: 0,
  slowModel: 0,
};

export type FaultName = keyof FaultRates;

/** Decides when a fault occurs, and counts the faults. */
export type Faults = {
  readonly strikes: (fault: FaultName) => boolean;
  /** From now on no fault occurs. */
  readonly end: () => void;
  readonly counts: Readonly<Record<FaultName, number>>;
};

export const createFaults = (random: Random, rates: FaultRates): Faults => {
  const counts = { ...NO_FAULTS };
  let current = rates;
  return {
    counts,
    strikes: (fault) => {
      if (!random.chance(current[fault])) return false;
      counts[fault]++;
      return true;
    },
    end: () => {
      current = NO_FAULTS;
    },
  };
};

/** How a process reaches what is outside it. The work itself is atomic. */
export type Crossing = {
  /** A change: the process may die before or after it, the request may be lost, or the answer. */
  readonly effect: <Result>(work: () => Promise<Result>) => Promise<Result>;
  readonly look: <Result>(work: () => Promise<Result>) => Promise<Result>;
  /** A read that does not fail. */
  readonly step: <Result>(work: () => Result) => Promise<Result>;
};

export const createCrossing = (timeline: Timeline, faults: Faults, process: Process): Crossing => ({
  effect: async (work) => {
    await timeline.turn(process);
    if (faults.strikes('lostRequest')) throw new StoreUnavailable('no answer');
    const result = await work();
    await timeline.turn(process);
    if (faults.strikes('lostAnswer')) throw new StoreUnavailable('the answer was lost');
    return result;
  },
  look: async (work) => {
    await timeline.turn(process);
    if (faults.strikes('lostRequest')) throw new StoreUnavailable('no answer');
    return work();
  },
  step: async (work) => {
    await timeline.turn(process);
    return work();
  },
});
