import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';

/** Says all that is wrong with the environment at once, by the names of its variables and never by their values. */
export class EnvironmentError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;
type Problem = { readonly name: string; readonly message: string };

/**
 * Reads the variables a schema names. A variable that is not set may be given as a file instead, `<NAME>_FILE`, as
 * Docker's secrets are; one that is empty counts as not set.
 * @throws EnvironmentError with one line for each problem.
 */
export const parseEnvironment = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
): z.output<z.ZodObject<Shape>> => {
  const problems: Problem[] = [];
  const given: Record<string, string> = {};
  for (const name of Object.keys(schema.shape)) {
    const value = env[name] || fromFile(env, name, problems);
    if (value) given[name] = value;
  }
  const parsed = schema.safeParse(given);
  const inFiles = new Set(problems.map(({ name }) => name));
  for (const { path, message } of parsed.error?.issues ?? []) {
    const name = String(path[0] ?? 'environment');
    if (!inFiles.has(`${name}_FILE`)) problems.push({ name, message: name in given ? message : missing(message) });
  }
  if (parsed.data !== undefined && problems.length === 0) return parsed.data;
  const lines = problems.map(({ name, message }) => `  ${name}: ${message}`);
  throw new EnvironmentError(['The environment cannot be used:', ...lines].join('\n'));
};

const fromFile = (env: Environment, name: string, problems: Problem[]): string | undefined => {
  const file = env[`${name}_FILE`];
  if (!file) return undefined;
  try {
    return readFileSync(file, 'utf8').trim();
  } catch (error) {
    const code = error instanceof Error && 'code' in error ? String(error.code) : 'unknown error';
    problems.push({ name: `${name}_FILE`, message: `the file cannot be read (${code})` });
    return undefined;
  }
};

const missing = (message: string): string => (message.startsWith('Invalid input') ? 'is not set' : message);

const digits = (message: string) =>
  z
    .string()
    .regex(/^\d{1,5}$/, message)
    .transform(Number);

const isProxyAddress = (text: string): boolean => {
  const [address = '', prefix] = text.split('/', 2);
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  return isIP(address) !== 0 && (prefix === undefined || /^\d{1,3}$/.test(prefix));
};

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

/** Variables that more than one service reads (`architecture.md` section 10). */
export const environmentFields = {
  PORT: (standard: number) =>
    digits('must be a port number')
      .refine((port) => port <= 65_535, 'must be at most 65535')
      .default(standard),
  HOST: z.string().default('127.0.0.1'),
  /** Where browsers reach the product, such as `https://twofold.example`. */
  PUBLIC_ORIGIN: z
    .url({ protocol: /^https?$/, error: 'must be a URL that begins with http:// or https://' })
    .refine((text) => URL.parse(text)?.pathname === '/' && !/[?#@]/.test(text), 'must be an origin, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: z.string().regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  /** The first one signs, each of them verifies: put a new one in front, and take the old one away a month later. */
  SESSION_SECRET: z
    .string()
    .transform(list)
    .refine(
      (secrets) => secrets.every((secret) => Buffer.byteLength(secret) >= 32),
      'each secret needs 32 bytes or more',
    ),
  /** A number of hops, or addresses, networks and the names `loopback`, `linklocal`, `uniquelocal`. */
  TRUST_PROXY: z
    .union(
      [digits('').refine((hops) => hops <= 100), z.string().refine((text) => list(text).every(isProxyAddress))],
      'must be a number of hops, or a list of addresses',
    )
    .or(z.literal(false))
    .default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
};
