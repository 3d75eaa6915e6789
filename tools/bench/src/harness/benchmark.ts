import type { Closers } from '@twofold/launcher/closers';
import type { Figures, Race } from './race.ts';
import type { Server } from './server.ts';

/** How long and how large a benchmark is. `events` is how many the log holds, where that matters. */
type Size = { readonly rounds: number; readonly seconds: number; readonly events: number };

/** Figures that need no race: the same whenever they are taken. */
export type Sheet = { readonly title: string; readonly lines: Readonly<Record<string, Figures>> };

/** What a benchmark works with. */
export type Bench = Size & {
  /** How many calls are to come in a second, where a user said so. */
  readonly rate?: number;
  readonly signal: AbortSignal;
  /** These close what is still open when the benchmark ends or is interrupted. */
  readonly closers: Closers;
  readonly server: Server;
  /** Runs a race, prints its table and keeps it for the JSON; `plan` replaces what the benchmark's size says. */
  readonly race: (race: Race, plan?: Partial<Pick<Size, 'rounds' | 'seconds'>>) => Promise<void>;
  /** Prints figures as a table and keeps them for the JSON. */
  readonly show: (sheet: Sheet) => void;
  /** Says what is going on, to the person who waits. */
  readonly say: (line: string) => void;
};

export type Benchmark = {
  readonly name: string;
  /** In one line, for the usage. */
  readonly summary: string;
  readonly size: Size;
  readonly run: (bench: Bench) => Promise<void>;
};
