import { median, ratiosTo, spreadOf, type Spread } from './statistics.ts';

/** What one run measured, by name; the last word of a name is its unit: `p50 ms`, `events/s`. */
export type Figures = Readonly<Record<string, number>>;

/** `seconds` is how long to go on where the work has no end of its own. */
export type Run = { readonly seconds: number; readonly signal: AbortSignal };

export type Contestant = {
  readonly name: string;
  /** Measures once. What it must prepare, and what it checks afterwards, does not count. */
  readonly run: (run: Run) => Promise<Figures>;
};

/** What the ratio of one contestant to the limit should be, or the figure itself where people would feel it. */
export type Goal = { readonly of: string; readonly is: 'at least' | 'at most' } & (
  | { readonly ratio: number }
  | { readonly value: number }
);

/** Contestants that do the same work, one of which is the limit that the others are compared to. */
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
  /** Of every round, in order. */
  readonly rounds: readonly Figures[];
  readonly figures: Readonly<Record<string, Spread>>;
  /** Of the compared figure to the limit's of the same round. */
  readonly ratio: Spread;
  readonly goal?: Goal & { readonly isMet: boolean };
};

export type RaceResult = Pick<Race, 'title' | 'figure' | 'limit'> & { readonly placings: readonly Placing[] };

export type RacePlan = Run & {
  readonly rounds: number;
  /** Hears of every run as it ends; round 0 is the warm-up. */
  readonly onRun: (round: number, name: string, figures: Figures) => void;
};

/** Everybody in turn, and each round begins with the next one: none always follows the same neighbor. */
export const inOrderOfRound = <Item>(items: readonly Item[], round: number): Item[] => {
  const first = round % items.length;
  return [...items.slice(first), ...items.slice(0, first)];
};

/** Runs all contestants in alternation, a round to warm up that does not count, and then as many as the plan has. */
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
