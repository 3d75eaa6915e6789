/**
 * What happens at a failpoint. `lose the answer` lets the work be done and says that it failed; a process that stands still goes
 * on as if nothing had happened, once someone wakes them.
 */
export type Act = 'kill' | 'stand still' | 'throw' | 'lose the answer' | 'hang';

/** Where something is to happen: at which passage of which failpoint, counted from 1 since it was aimed. */
export type Aim = { readonly failpoint: string; readonly occurrence: number; readonly act: Act };

/** Places where a process hands something to another one, or takes something from it, each with a name. */
export type Failpoints = {
  /** Counts from 0 again, and waits for this to come. */
  readonly aim: (aim: Aim | undefined) => void;
  /** How often each was passed since something was aimed at. */
  readonly counts: () => Readonly<Record<string, number>>;
  /** Passes one; answers what is to happen here. For those who cannot wait. */
  readonly pass: (failpoint: string) => Act | undefined;
  /** Passes one. @throws LostAtFailpoint where that is aimed at */
  readonly reach: (failpoint: string) => Promise<void>;
  /** Passes `name:before`, does the work, and passes `name:after`. */
  readonly around: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
};

/** What was done, or not done, without an answer. */
export class LostAtFailpoint extends Error {}

/**
 * `kill` ends this process at once and does not come back, `standStill` comes back much later; `onFired` is called for
 * everything but deaths, before it happens.
 */
export const createFailpoints = (deps: {
  readonly kill: () => void;
  readonly standStill: () => void;
  readonly onFired: () => void;
}): Failpoints => {
  let passed = new Map<string, number>();
  let aimed: Aim | undefined;

  const pass = (failpoint: string): Act | undefined => {
    const count = (passed.get(failpoint) ?? 0) + 1;
    passed.set(failpoint, count);
    if (aimed?.failpoint !== failpoint || aimed.occurrence !== count) return undefined;
    const { act } = aimed;
    aimed = undefined;
    if (act === 'kill') deps.kill();
    deps.onFired();
    if (act !== 'stand still') return act;
    deps.standStill();
    return undefined;
  };

  const reach = async (failpoint: string): Promise<void> => {
    const act = pass(failpoint);
    if (act === undefined) return;
    if (act === 'hang' || act === 'kill') await new Promise(() => undefined);
    throw new LostAtFailpoint(`${act} at ${failpoint}`);
  };

  return {
    aim: (aim) => {
      passed = new Map();
      aimed = aim;
    },
    counts: () => Object.fromEntries(passed),
    pass,
    reach,
    around: async (name, work) => {
      await reach(`${name}:before`);
      const result = await work();
      await reach(`${name}:after`);
      return result;
    },
  };
};
