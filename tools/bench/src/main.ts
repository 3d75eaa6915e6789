import { parseRequest } from './arguments.ts';
import { benchmarks } from './benchmarks.ts';
import { runBenchmark } from './harness/run-benchmark.ts';
import { createBenchClosers } from './harness/scope.ts';
import { reports, REPORTS_USAGE } from './reports/reports.ts';

const INTERRUPTED = 130;
const NOTICE_MS = 2_000;

const USAGE = `Usage: npm run bench -- <name> [--rounds n] [--seconds n | --minutes n] [--events n] [--rate n]

${benchmarks.map(({ name, summary }) => `  ${name.padEnd(12)} ${summary}`).join('\n')}

  --rounds n    how often each contestant runs, after a warm-up that does not count
  --seconds n   how long a run takes that has no end of its own
  --minutes n   the same in minutes
  --events n    how many events the log holds, where that matters
  --rate n      how many calls come in a second, where they come at a steady rate

Contestants run in turns; figures are medians of the rounds, with the least and the most in brackets. A table for each
race goes to standard output, everything to tools/bench/results/<name>.json. Without DATABASE_URL a separate PostgreSQL server
is started in the temporary folder (TMPDIR), fsync on, and removed at the end.

Reports are measured without a database: ${REPORTS_USAGE}`;

const print = (text: string): void => void process.stdout.write(text);
const say = (line: string): void => void process.stderr.write(`${line}\n`);

const main = async (): Promise<void> => {
  const [first, ...rest] = process.argv.slice(2);
  if (first === 'reports') return reports(rest, { environment: process.env, print, say });
  const request = parseRequest(
    process.argv.slice(2),
    benchmarks.map(({ name }) => name),
  );
  if (request.kind === 'help') {
    print(USAGE);
    return;
  }
  const benchmark = request.kind === 'run' ? benchmarks.find(({ name }) => name === request.name) : undefined;
  if (request.kind !== 'run' || benchmark === undefined) {
    process.stderr.write(`${request.kind === 'mistake' ? `${request.message}\n\n` : ''}${USAGE}`);
    process.exitCode = 2;
    return;
  }

  const closers = createBenchClosers(say);
  const interruption = new AbortController();
  const interrupt = (): void => {
    // A second interruption exits at once.
    if (interruption.signal.aborted) process.exit(INTERRUPTED);
    say('interrupted, cleaning up');
    interruption.abort();
    // Processes that are starting get this long to notice the signal. After that its connections are closed.
    setTimeout(() => void closers.close().then(() => process.exit(INTERRUPTED)), NOTICE_MS).unref();
  };
  process.on('SIGINT', interrupt).on('SIGTERM', interrupt);
  try {
    await runBenchmark(benchmark, {
      databaseUrl: process.env['DATABASE_URL'] || undefined,
      settings: request.settings,
      closers,
      signal: interruption.signal,
      print,
      say,
    });
  } catch (error) {
    // An error that an interruption caused is not a failure of the benchmark.
    if (!interruption.signal.aborted) throw error;
  } finally {
    await closers.close();
  }
  if (interruption.signal.aborted) process.exitCode = INTERRUPTED;
};

main().catch((error: unknown) => {
  process.stderr.write(`${error instanceof Error ? error.stack : String(error)}\n`);
  process.exitCode = 1;
});
