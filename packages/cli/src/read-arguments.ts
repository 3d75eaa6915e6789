import { parseArgs } from 'node:util';
import { z } from 'zod';

export const USAGE = `Usage: npm run cli -- analyze <url> [options]

Analyzes a website and prints the report.

Options:
  --json             print the report as JSON
  --wait             also wait until the site is measured
  --min-success <n>  exit with 1 if the success potential is below n, 0 to 10
  --server <url>     the Twofold server (default: TWOFOLD_URL, or http://127.0.0.1:3000)
  --quiet            print no progress
  --version          print the version
  --help             print this help

Environment:
  TWOFOLD_URL        the address of the Twofold server
  TWOFOLD_TOKEN      a personal access token with the scope analyze. Default: analyze as a visitor

Exit codes: 0 done, 1 below --min-success, 2 wrong usage, 3 the site cannot be analyzed, 4 Twofold failed
`;

/** The parsed command line. */
export type ParsedArguments =
  | { readonly kind: 'help' | 'version' }
  | { readonly kind: 'wrong'; readonly problem: string }
  | {
      readonly kind: 'analyze';
      readonly url: string;
      readonly server: string;
      readonly token: string | undefined;
      readonly minSuccess: number | undefined;
      readonly isJson: boolean;
      readonly isWaiting: boolean;
      readonly isQuiet: boolean;
    };

const OPTIONS = {
  json: { type: 'boolean', default: false },
  wait: { type: 'boolean', default: false },
  quiet: { type: 'boolean', default: false },
  help: { type: 'boolean', default: false },
  version: { type: 'boolean', default: false },
  'min-success': { type: 'string' },
  server: { type: 'string' },
} as const;

const rating = z.coerce.number('--min-success takes a number from 0 to 10').min(0).max(10);
const address = z.url({ protocol: /^https?$/, error: 'The address of the server must begin with http:// or https://' });

export type Environment = { readonly TWOFOLD_URL?: string | undefined; readonly TWOFOLD_TOKEN?: string | undefined };

/** Parses a command line. Unknown arguments are errors. */
export const readArguments = (args: readonly string[], env: Environment): ParsedArguments => {
  try {
    return read(args, env);
  } catch (error) {
    return { kind: 'wrong', problem: problemOf(error) };
  }
};

const read = (args: readonly string[], env: Environment): ParsedArguments => {
  const { values, positionals } = parseArgs({
    args: [...args],
    options: OPTIONS,
    allowPositionals: true,
    strict: true,
  });
  if (values.help) return { kind: 'help' };
  if (values.version) return { kind: 'version' };
  const [command, url, ...rest] = positionals;
  if (command !== 'analyze') return { kind: 'wrong', problem: wrongCommand(command) };
  if (url === undefined || rest.length > 0) return { kind: 'wrong', problem: 'analyze takes exactly one address' };
  const least = values['min-success'];
  return {
    kind: 'analyze',
    // The web app's form does the same.
    url: /^https?:\/\//i.test(url) ? url : `https://${url}`,
    server: address.parse(values.server ?? env.TWOFOLD_URL ?? 'http://127.0.0.1:3000').replace(/\/$/, ''),
    token: env.TWOFOLD_TOKEN || undefined,
    minSuccess: least === undefined ? undefined : rating.parse(least === '' ? undefined : least),
    isJson: values.json,
    isWaiting: values.wait,
    isQuiet: values.quiet,
  };
};

const wrongCommand = (command: string | undefined): string =>
  command === undefined ? 'No command given' : `Unknown command: ${command}`;

const problemOf = (error: unknown): string => {
  if (error instanceof z.ZodError) return error.issues[0]?.message ?? 'Wrong usage';
  return error instanceof Error ? error.message : String(error);
};
