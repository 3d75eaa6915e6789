import { analyze, CannotAnalyze, readReport } from './analyze.ts';
import { openApi, type Api, type Product } from './client.ts';
import { readArguments, USAGE, type ParsedArguments, type Environment } from './read-arguments.ts';
import { formatReport } from './format-report.ts';

/** Exit codes: a pipeline can distinguish a low score, a site that is down, and a Twofold that is down. */
export const EXIT = { done: 0, belowMinimum: 1, wrongUsage: 2, ofSite: 3, ofTwofold: 4 } as const;

type Terminal = {
  /** Results. */
  readonly out: (text: string) => void;
  /** Progress and problems. */
  readonly err: (text: string) => void;
};

type Deps = Terminal & Clock & { readonly env: Environment; readonly version: string; readonly fetch?: typeof fetch };

/** Runs a command line. Returns the exit code. */
export const run = async (args: readonly string[], deps: Deps): Promise<number> => {
  const parsed = readArguments(args, deps.env);
  switch (parsed.kind) {
    case 'help':
      deps.out(USAGE);
      return EXIT.done;
    case 'version':
      deps.out(`${deps.version}\n`);
      return EXIT.done;
    case 'wrong':
      deps.err(`${parsed.problem}\n\n${USAGE}`);
      return EXIT.wrongUsage;
    case 'analyze':
      return runAnalysis(parsed, deps).catch((error: unknown) => failed(error, parsed.server, deps));
  }
};

type Analysis = Extract<ParsedArguments, { kind: 'analyze' }>;

const runAnalysis = async (parsed: Analysis, deps: Deps): Promise<number> => {
  const { url, server, token, minSuccess, isJson, isWaiting, isQuiet } = parsed;
  const say = (text: string): void => (isQuiet ? undefined : deps.err(`${text}\n`));
  const api = openApi({ server, token, ...(deps.fetch && { fetch: deps.fetch }) });
  say(`Analyzing ${url}. This takes about 20 seconds.`);
  let report = await analyze(api, url);
  if (isWaiting && report.measurement === 'under-way') {
    say('Measuring the site.');
    report = await waitUntilMeasured(api, report, deps);
  }
  deps.out(isJson ? `${JSON.stringify(report, null, 2)}\n` : formatReport(report, server));
  const { rating } = report.aiAnalysis.successPotential;
  if (minSuccess === undefined || (rating !== null && rating >= minSuccess)) return EXIT.done;
  deps.err(`Success potential ${rating ?? 'not rated'} is below ${minSuccess}\n`);
  return EXIT.belowMinimum;
};

const failed = (error: unknown, server: string, { err }: Terminal): number => {
  if (error instanceof CannotAnalyze) {
    err(`${error.message}\n`);
    return error.isOfSite ? EXIT.ofSite : EXIT.ofTwofold;
  }
  err(`Could not reach Twofold at ${server}: ${error instanceof Error ? error.message : String(error)}\n`);
  return EXIT.ofTwofold;
};

const POLL_MS = 2_000;
const MAX_WAIT_MS = 180_000;

/** The dependencies of the wait. */
type Clock = { readonly now: () => number; readonly sleep: (ms: number) => Promise<void> };

/** Waits until the site's measurement is done or has failed, at most three minutes. Returns the latest report. */
const waitUntilMeasured = async (api: Api, report: Product, clock: Clock): Promise<Product> => {
  const until = clock.now() + MAX_WAIT_MS;
  let latest = report;
  while (latest.measurement === 'under-way' && clock.now() < until) {
    await clock.sleep(POLL_MS);
    latest = await readReport(api, report.id);
  }
  return latest;
};
