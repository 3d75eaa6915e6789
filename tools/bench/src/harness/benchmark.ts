import type { Closers } from '@twofold/launcher/closers';
import type { Figures, Race } from './race.ts';
import type { Server } from './server.ts';

/** How long a benchmark runs and how many events its log holds, where that matters. */
type Size = { readonly rounds: number; readonly seconds: number; readonly events: number };

/** Figures without a race. */
export type Sheet = { readonly title: string; readonly lines: Readonly<Record<string, Figures>> };

/** What a benchmark needs to run. */
export type Bench = Size & {
  /** How many calls to make in a second, if an option names a rate. */
  readonly rate?: number;
  readonly signal: AbortSignal;
  /** They run when the benchmark ends or is interrupted. */
  readonly closers: Closers;
  readonly server: Server;
  /** Runs a race, prints its table and keeps it for the JSON. `plan` overrides the size of the benchmark. */
  readonly race: (race: Race, plan?: Partial<Pick<Size, 'rounds' | 'seconds'>>) => Promise<void>;
  /** Prints figures as a table and keeps them for the JSON. */
  readonly show: (sheet: Sheet) => void;
  /** Prints progress. */
  readonly say: (line: string) => void;
};

export type Benchmark = {
  readonly name: string;
  /** In one line, for the usage. */
  readonly summary: string;
  readonly size: Size;
  readonly run: (bench: Bench) => Promise<void>;
};
