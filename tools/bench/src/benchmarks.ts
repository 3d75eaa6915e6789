import { append } from './append/append.ts';
import { cpu } from './cpu/cpu.ts';
import { failover } from './failover/failover.ts';
import { growth } from './growth/growth.ts';
import type { Benchmark } from './harness/benchmark.ts';
import { lag } from './lag/lag.ts';
import { load } from './load/load.ts';
import { query } from './query/query.ts';
import { read } from './read/read.ts';
import { rebuild } from './rebuild/rebuild.ts';
import { restore } from './restore/restore.ts';
import { verify } from './verify/verify.ts';
import { web } from './web/web.ts';

/** All benchmarks there are. */
export const benchmarks: readonly Benchmark[] = [
  append,
  rebuild,
  lag,
  query,
  read,
  growth,
  cpu,
  load,
  verify,
  restore,
  failover,
  web,
];
