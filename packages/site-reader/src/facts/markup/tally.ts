import type { Tally } from './markup.ts';

const MAX_EXAMPLES = 5;

/** Counts elements, and keeps the first ones that lack something. `add` takes the start tag of such an element. */
export const tallyMissing = (): {
  readonly add: (example: string | undefined) => void;
  readonly found: () => Tally;
} => {
  const examples: string[] = [];
  let count = 0;
  let missing = 0;
  return {
    add: (example) => {
      count++;
      if (example === undefined) return;
      missing++;
      if (examples.length < MAX_EXAMPLES) examples.push(example);
    },
    found: () => ({ count, missing: missing, examples }),
  };
};
