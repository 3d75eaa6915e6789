import { createClosers } from '@twofold/launcher/closers';
import type { Bench } from './benchmark.ts';

/** Does a part of a benchmark, and closes what the part has opened when it is over, or when it is interrupted. */
export const inScope = async (bench: Bench, part: (bench: Bench) => Promise<void>): Promise<void> => {
  const closers = createClosers((name, error) => bench.say(`could not close the ${name}: ${String(error)}`));
  bench.closers.add('scope', () => closers.close());
  try {
    await part({ ...bench, closers });
  } finally {
    await closers.close();
  }
};
