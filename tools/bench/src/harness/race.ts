import { median, ratiosTo, spreadOf, type Spread } from './statistics.ts';

/** What one run measured, by name. The last word of a name is the unit: `p50 ms`, `events/s`. */
export type Figures = Readonly<Record<string, number>>;

/** `seconds` is how long a run takes if the work does not end on its own. */
export type Run = { readonly seconds: number; readonly signal: AbortSignal };

export type Contestant = {
  readonly name: string;
  /** Measures once. Preparation and checks afterwards do not count. */
  readonly run: (run: Run) => Promise<Figures>;
};

/** A goal for the ratio of a contestant to the limit, or for the figure itself. */
export type Goal = { readonly of: string; readonly is: 'at least' | 'at most' } & (
  | { readonly ratio: number }
  | { readonly value: number }
);

/** Contestants that do the same work. One of them is the limit to which the others are compared. */
export type Race = {
  readonly title: string;
  /** The figure that is compared. */
  readonly figure: string;
  /** The contestant that counts as 1. */
  readonly limit: string;
  readonly goals: readonly Goal[];
  readonly contestants: readonly Contestant[];
};

export type Placing = {
  readonly name: string;
  /** The figures of every round, in order. */
  readonly rounds: readonly Figures[];
  readonly figures: Readonly<Record<string, Spread>>;
  /** The ratio of the compared figure to that of the limit in the same round. */
  readonly ratio: Spread;
  readonly goal?: Goal & { readonly isMet: boolean };
};

export type RaceResult = Pick<Race, 'title' | 'figure' | 'limit'> & { readonly placings: readonly Placing[] };

export type RacePlan = Run & {
  readonly rounds: number;
  /** Called after every run. Round 0 is the warm-up. */
  readonly onRun: (round: number, name: string, figures: Figures) => void;
};

/** All items in turn. Each round begins with the next item, so that none is always first. */
export const inOrderOfRound = <Item>(items: readonly Item[], round: number): Item[] => {
  const first = round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};

/** Runs all contestants in turns: a warm-up round, which does not count, and then the rounds of the plan. */
export const hold = async (race: Race, { rounds, onRun, ...run }: RacePlan): Promise<RaceResult> => {
  const measured = new Map<string, Figures[]>(race.contestants.map(({ name }) => [name, []]));
  for (let round = 0; round <= rounds; round++) {
    for (const contestant of inOrderOfRound(race.contestants, round)) {
      run.signal.throwIfAborted();
      const figures = await contestant.run(run);
      if (round > 0) measured.get(contestant.name)?.push(figures);
      onRun(round, contestant.name, figures);
    }
  }
  return placed(race, measured);
};

const placed = (
  { title, figure, limit, goals }: Race,
  measured: ReadonlyMap<string, readonly Figures[]>,
): RaceResult => {
  const of = (rounds: readonly Figures[], name: string): number[] => rounds.map((each) => each[name] ?? Number.NaN);
  const limits = of(measured.get(limit) ?? [], figure);
  const placings = [...measured].map(([name, rounds]): Placing => {
    const names = Object.keys(rounds[0] ?? {});
    const values = of(rounds, figure);
    const ratio = spreadOf(ratiosTo(limits, values));
    const goal = goals.find((each) => each.of === name);
    return {
      name,
      rounds,
      figures: Object.fromEntries(names.map((each) => [each, spreadOf(of(rounds, each))])),
      ratio,
      ...(goal && { goal: { ...goal, isMet: isMet(goal, ratio.median, median(values)) } }),
    };
  });
  return { title, figure, limit, placings };
};

const isMet = (goal: Goal, ratio: number, value: number): boolean => {
  const [measured, wanted] = 'ratio' in goal ? [ratio, goal.ratio] : [value, goal.value];
  return goal.is === 'at least' ? measured >= wanted : measured <= wanted;
};
