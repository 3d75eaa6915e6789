import { append } from './append/append.ts';
import type { Benchmark } from './harness/benchmark.ts';
import { read } from './read/read.ts';
import { rebuild } from './rebuild/rebuild.ts';

/** All benchmarks there are. */
export const benchmarks: readonly Benchmark[] = [append, read, rebuild];
