import { readFileSync } from 'node:fs';
import { isIP } from 'node:net';
import { z } from 'zod';
import { authorityOf, withAuthority } from './certificate-authorities.ts';

/** Lists all problems of the environment, with the names of its variables but never their values. */
export class EnvironmentError extends Error {}

type Environment = Readonly<Record<string, string | undefined>>;
type Problem = { readonly name: string; readonly message: string };

/**
 * Reads the variables of a schema. A variable may be given as a file instead, `<NAME>_FILE`, like Docker's secrets; an
 * empty one counts as not set.
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
    if (value) given[name] = withAuthorityOf(env, name, value, problems);
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
    problems.push({ name: `${name}_FILE`, message: unreadable(error) });
    return undefined;
  }
};

const withAuthorityOf = (env: Environment, name: string, value: string, problems: Problem[]): string => {
  try {
    return withAuthority(name, value, env);
  } catch (error) {
    problems.push({ name: authorityOf(name), message: unreadable(error) });
    return value;
  }
};

const unreadable = (error: unknown): string =>
  `the file cannot be read (${error instanceof Error && 'code' in error ? String(error.code) : 'unknown error'})`;

const missing = (message: string): string => (message.startsWith('Invalid input') ? 'is not set' : message);

const list = (text: string): string[] => text.split(',').map((item) => item.trim());

const isOrigin = (text: string): boolean => {
  const url = URL.parse(text);
  return url !== null && /^https?:$/.test(url.protocol) && /^[^/]+\/\/[^/?#@]+\/?$/.test(text);
};

const isProxySetting = (text: string): boolean => /^\d{1,2}$/.test(text) || list(text).every(isProxyAddress);

const isProxyAddress = (text: string): boolean => {
  if (['loopback', 'linklocal', 'uniquelocal'].includes(text)) return true;
  const [address = '', prefix = '0'] = text.split('/', 2);
  return isIP(address) !== 0 && /^\d{1,3}$/.test(prefix) && Number(prefix) <= (isIP(address) === 4 ? 32 : 128);
};

const keyIn = (text: string): Buffer => Buffer.from(text, 'base64');

/** Decoding skips characters outside base64. A truncated or mistyped key must not pass as another key. */
const isKey = (text: string): boolean => keyIn(text).length === 32 && keyIn(text).toString('base64') === text;

const port = z
  .string()
  .refine((text) => /^\d{1,5}$/.test(text) && Number(text) <= 65_535, 'must be a number from 0 to 65535')
  .transform(Number);

/** Variables that more than one service reads; `.env.example` explains each. */
export const environmentFields = {
  PORT: (standard: number) => port.default(standard),
  HOST: z.string().default('127.0.0.1'),
  /** The port where Prometheus reads a service's metrics. Absent: metrics are not served. */
  METRICS_PORT: port.optional(),
  /** Where browsers reach the product, such as `https://twofold.example`. */
  PUBLIC_ORIGIN: z
    .string()
    .refine(isOrigin, 'must be http:// or https:// and a host, without a path')
    .transform((text) => new URL(text).origin)
    .optional(),
  DATABASE_URL: z.string().regex(/^postgres(?:ql)?:\/\//, 'must begin with postgres:// or postgresql://'),
  /** The first one signs, each of them verifies: prepend a new one, and remove the old one a month later. */
  SESSION_SECRET: z
    .string()
    .transform(list)
    .refine(
      (secrets) => secrets.every((secret) => Buffer.byteLength(secret) >= 32),
      'each secret needs 32 bytes or more',
    ),
  /** The first one wraps the keys of people and reports, each of them unwraps. Made with `openssl rand -base64 32`. */
  MASTER_KEY: z
    .string()
    .transform(list)
    .refine((keys) => keys.every(isKey), 'each key must be 32 bytes in base64')
    .transform((keys) => keys.map(keyIn)),
  /** A number of hops, or addresses, networks and the names `loopback`, `linklocal`, `uniquelocal`. */
  TRUST_PROXY: z
    .string()
    .refine(isProxySetting, 'must be a number of hops, or a list of addresses')
    .transform((text): number | string | false => (/^\d+$/.test(text) ? Number(text) : text))
    .default(false),
  LOG_LEVEL: z.enum(['trace', 'debug', 'info', 'warn', 'error', 'fatal', 'silent']).default('info'),
};
