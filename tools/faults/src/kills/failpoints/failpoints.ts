/**
 * What happens at a failpoint. With `lose the answer` the work is done, but reported as failed. With `stand still` the
 * process pauses, and continues normally once it is woken.
 */
export type Act = 'kill' | 'stand still' | 'throw' | 'lose the answer' | 'hang';

/** What happens at which passage of a failpoint. Passages are counted from 1, since it was aimed. */
export type Aim = { readonly failpoint: string; readonly occurrence: number; readonly act: Act };

/** Named places where a process passes something to another one, or receives something from it. */
export type Failpoints = {
  /** Restarts counting, and arms this failpoint. */
  readonly aim: (aim: Aim | undefined) => void;
  /** How often each one was passed since the last `aim`. */
  readonly counts: () => Readonly<Record<string, number>>;
  /** Passes a failpoint synchronously. @returns what must happen here */
  readonly pass: (failpoint: string) => Act | undefined;
  /** Passes a failpoint. @throws LostAtFailpoint if that is aimed */
  readonly reach: (failpoint: string) => Promise<void>;
  /** Passes `name:before`, does the work, and passes `name:after`. */
  readonly around: <Result>(name: string, work: () => Promise<Result>) => Promise<Result>;
};

/** The work was done, or not done, without an answer. */
export class LostAtFailpoint extends Error {}

/**
 * `kill` ends this process at once and never returns, `standStill` returns much later. `onFired` is called before every
 * act but a kill.
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
