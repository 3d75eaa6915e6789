import { parseArgs } from 'node:util';
import { findViolation, report, runSeed } from './find-violation.ts';
import { MUTANTS } from './simulation/mutants.ts';

const MINUTE_MS = 60_000;
/** One in this many seeds is run again, and must leave the same log. */
const REPLAY_EVERY = 25;
/** How many seeds run between two lines of progress. */
const REPORT_EVERY = 50;

const USAGE = `Usage: npm run faults -- [--minutes n] [--runs n] [--commands n] [--seed n] [--without-mutants]

Runs the simulation with one seed after the other, from --seed on (1), for --minutes (1), --runs or --commands, after every
mutant was found. Ends with 1, and says how to see it again, when something broke.
With --fuzz it asks the services malformed requests instead, for --minutes or as many as --runs.
With --kills n it kills processes of the services that often instead, after every mutant was found.
`;

const say = (line: string): void => void process.stdout.write(`${line}\n`);

/** The totals of a long run. */
const totals = { runs: 0, commands: 0, steps: 0, events: 0, kills: 0, lostAnswers: 0, replays: 0, broken: 0 };

const runOne = async (seed: number): Promise<void> => {
  const { violations, hash, commands, turns, faults, observed } = await runSeed({ seed });
  totals.runs++;
  totals.commands += commands;
  totals.steps += turns;
  totals.events += observed.log.length;
  totals.kills += faults.kill;
  totals.lostAnswers += faults.lostAnswer + faults.lostRequest;
  if (violations.length > 0) {
    totals.broken++;
    say(report(seed, violations));
  }
  if (seed % REPLAY_EVERY !== 0) return;
  totals.replays++;
  if ((await runSeed({ seed })).hash === hash) return;
  totals.broken++;
  say(`Seed ${seed} does not leave the same log twice`);
};

const findAllMutants = async (): Promise<void> => {
  for (const { name, breaks, mutant, actions = 4 } of MUTANTS) {
    const seed = await findViolation({ firstSeed: 1, mutant, actions }, breaks);
    if (seed === undefined) totals.broken++;
    say(`A mutant that ${name}: ${seed === undefined ? 'NOT CAUGHT' : `${breaks} is broken in seed ${seed}`}`);
  }
};

const main = async (): Promise<void> => {
  const { values } = parseArgs({
    options: {
      minutes: { type: 'string' },
      runs: { type: 'string' },
      commands: { type: 'string' },
      seed: { type: 'string', default: '1' },
      'without-mutants': { type: 'boolean' },
      fuzz: { type: 'boolean' },
      kills: { type: 'string' },
      help: { type: 'boolean' },
    },
  });
  const firstSeed = Number(values.seed);
  const runs = Number(values.runs ?? Infinity);
  const commands = Number(values.commands ?? Infinity);
  const isBounded = values.runs !== undefined || values.commands !== undefined;
  const minutes = Number(values.minutes ?? (isBounded ? Infinity : 1));
  const kills = Number(values.kills ?? 0);
  if (values.help || [firstSeed, runs, commands, minutes, kills].some((value) => Number.isNaN(value) || value < 0)) {
    say(USAGE);
    process.exitCode = values.help ? 0 : 2;
    return;
  }
  if (values.fuzz) {
    const { fuzzForLong } = await import('./fuzz/fuzz-for-long.ts');
    const { broken } = await fuzzForLong({ seed: firstSeed, minutes, requests: runs }, say);
    if (broken.length > 0) process.exitCode = 1;
    return;
  }
  if (kills > 0) {
    const { killForLong } = await import('./kills/kill-for-long.ts');
    if (!(await killForLong({ kills, seed: firstSeed }, say))) process.exitCode = 1;
    return;
  }
  if (!values['without-mutants'] && runs !== 1) await findAllMutants();
  const until = Date.now() + minutes * MINUTE_MS;
  const reportTotals = (): void => say(JSON.stringify({ ...totals, seeds: [firstSeed, firstSeed + totals.runs - 1] }));
  for (let seed = firstSeed; seed < firstSeed + runs && totals.commands < commands && Date.now() < until; seed++) {
    await runOne(seed);
    if (totals.runs % REPORT_EVERY === 0) reportTotals();
  }
  reportTotals();
  if (totals.broken > 0) process.exitCode = 1;
};

await main();
