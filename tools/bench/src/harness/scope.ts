import { createClosers, type Closers } from '@twofold/launcher/closers';
import type { Bench } from './benchmark.ts';

/** Closers that report what cannot be closed, and go on with the rest. */
export const createBenchClosers = (say: Bench['say']): Closers =>
  createClosers((name, error) => say(`could not close the ${name}: ${String(error)}`));

/** Runs a part of a benchmark. What the part opened is closed when the part ends or is interrupted. */
export const inScope = async (bench: Bench, part: (bench: Bench) => Promise<void>): Promise<void> => {
  const closers = createBenchClosers(bench.say);
  bench.closers.add('scope', () => closers.close());
  try {
    await part({ ...bench, closers });
  } finally {
    await closers.close();
  }
};
