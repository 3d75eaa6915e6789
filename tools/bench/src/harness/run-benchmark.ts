import path from 'node:path';
import type { Closers } from '@twofold/launcher/closers';
import type { Settings } from '../arguments.ts';
import type { Benchmark, Sheet } from './benchmark.ts';
import { describeMachine, loadNow } from './machine.ts';
import { hold, type Figures, type RaceResult } from './race.ts';
import { writeResults } from './results.ts';
import { openServer } from './server.ts';
import { numberText, sheetText, tableOf } from './table.ts';

export type Surroundings = {
  /** A PostgreSQL server to use; without it one is started. */
  readonly databaseUrl: string | undefined;
  readonly settings: Settings;
  readonly closers: Closers;
  readonly signal: AbortSignal;
  /** Prints results. */
  readonly print: (text: string) => void;
  /** Prints progress. */
  readonly say: (line: string) => void;
};

/** Runs a benchmark, prints the table of each race as the race ends, and writes everything as JSON at the end. */
export const runBenchmark = async (benchmark: Benchmark, surroundings: Surroundings): Promise<void> => {
  const { databaseUrl, settings, closers, signal, print, say } = surroundings;
  const machine = await describeMachine();
  const size = { ...benchmark.size, ...settings };
  const startedAt = new Date().toISOString();
  const races: RaceResult[] = [];
  const sheets: Sheet[] = [];
  print(`${benchmark.name}: ${benchmark.summary}\n${factsText(machine)}\n`);
  say('starting PostgreSQL');
  const server = await openServer(databaseUrl, closers);
  print(`PostgreSQL: ${factsText(server.facts)}\n`);
  await benchmark.run({
    ...size,
    signal,
    closers,
    say,
    server,
    show: (sheet) => {
      sheets.push(sheet);
      print(`\n${sheetText(sheet)}`);
    },
    race: async (race, plan) => {
      const { rounds, seconds } = { ...size, ...plan };
      const onRun = (round: number, name: string, figures: Figures): void =>
        say(
          `${race.title}, ${round === 0 ? 'warm-up' : `round ${round} of ${rounds}`}: ${name} ${figuresText(figures)}`,
        );
      const result = await hold(race, { rounds, seconds, signal, onRun });
      races.push(result);
      print(`\n${tableOf(result)}`);
    },
  });

  const loadAtEnd = loadNow();
  const file = await writeResults(benchmark.name, {
    benchmark: benchmark.name,
    startedAt,
    machine: { ...machine, loadAtEnd },
    postgres: server.facts,
    size,
    ...(sheets.length > 0 && { sheets }),
    races,
  });
  print(`\nLoad at the end ${loadAtEnd}. Written to ${path.relative(process.cwd(), file)}\n`);
};

const factsText = (facts: object): string =>
  Object.entries(facts)
    .map(([name, value]) => `${name} ${String(value)}`)
    .join(', ');

const figuresText = (figures: Figures): string =>
  Object.entries(figures)
    .map(([name, value]) => `${numberText(value)} ${name}`)
    .join(', ');
