import type { Random } from '../simulation/random.ts';
import { nameOf, type Call, type World } from './call.ts';
import { changesOf } from './changes/all-changes.ts';
import { PARTS, type Change, type Part } from './changes/change.ts';
import { plainDraft, wholeExample, type Draft } from './draft.ts';

/** A call that is costly is asked for once in so many rounds. */
const COSTLY_EVERY = 4;

type Changes = Readonly<Record<Part, readonly Change[]>>;

/** A request that is made when its turn comes: what it is about may have changed until then. */
export type Planned = { readonly name: string; readonly draft: () => Draft };

const shuffled = <Item>(items: readonly Item[], { below }: Random): Item[] => {
  const mixed = [...items];
  for (let last = mixed.length - 1; last > 0; last--) {
    const other = below(last + 1);
    [mixed[last], mixed[other]] = [mixed[other] as Item, mixed[last] as Item];
  }
  return mixed;
};

const oneOf = <Item>(items: readonly Item[], { below }: Random): Item | undefined => items[below(items.length)];

/**
 * The requests of a run, one call after the other: first each as it should be, then with every change there is, one at a
 * time, and then without an end with two or three changes of different parts. The seed decides on the order.
 */
export const planRequests = function* (options: {
  readonly calls: readonly Call[];
  readonly world: World;
  readonly random: Random;
  readonly mark: string;
}): Generator<Planned> {
  const { calls, world, random, mark } = options;
  const planned = (call: Call, changes: readonly Change[]): Planned => ({
    name: [nameOf(call), ...changes.map(({ name }) => name)].join(', '),
    draft: () => {
      const given = { world, mark, example: wholeExample(call, world) };
      const draft = changes.reduce((changed, change) => change.apply(changed, given), plainDraft(call, world));
      return { ...draft, changes: changes.map(({ name }) => name) };
    },
  });
  const all = calls.map((call) => {
    const changes: Changes = changesOf(call, wholeExample(call, world));
    const single = shuffled(
      PARTS.flatMap((part) => changes[part]),
      random,
    );
    return { call, changes, single };
  });

  const isOfRound = ({ isCostly }: Call, round: number): boolean => !isCostly || round % COSTLY_EVERY === 0;

  for (const { call } of all) yield planned(call, []);
  for (let round = 0; all.some(({ single }) => single.length > 0); round++) {
    for (const { call, single } of all.filter(({ call }) => isOfRound(call, round))) {
      const change = single.pop();
      if (change !== undefined) yield planned(call, [change]);
    }
  }
  for (let round = 0; ; round++) {
    for (const { call, changes } of all.filter(({ call }) => isOfRound(call, round))) {
      const parts = shuffled(PARTS, random).slice(0, random.chance(0.3) ? 3 : 2);
      const chosen = parts.map((part) => oneOf(changes[part], random)).filter((change) => change !== undefined);
      yield planned(call, chosen);
    }
  }
};
