import { z } from 'zod';
import { EnvironmentError, parseEnvironment } from './environment.ts';

type Environment = Readonly<Record<string, string | undefined>>;

/** Variables without a default that must be set in production, with their descriptions. */
const REQUIRED = {
  SESSION_SECRET: 'the secret that signs sessions, 32 bytes or more',
  MASTER_KEY: 'the key that wraps the keys of people, 32 bytes in base64',
  PUBLIC_ORIGIN: 'where browsers reach the product, such as https://twofold.example',
} as const;

/** Settings that are unsafe in production, by their names in `ALLOW_IN_PRODUCTION`. */
type Exception = { inUse: (env: Environment, names: readonly string[]) => boolean; what: string };
const EXCEPTIONS: Readonly<Record<string, Exception>> = {
  'simulated-payments': {
    inUse: (env) => env['PAYMENTS_MODE'] === 'simulated',
    what: 'PAYMENTS_MODE=simulated confirms payments that no buyer made',
  },
  'site-reader-exceptions': {
    inUse: (env) => Boolean(env['SITE_READER_ALLOW']),
    what: 'SITE_READER_ALLOW lets visitors read addresses in your own network',
  },
  'insecure-eventstore': {
    inUse: (env) => /[?&]tls(VerifyCert)?=false/i.test(env['EVENTSTORE_URL'] ?? ''),
    what: 'EVENTSTORE_URL turns off TLS or certificate verification',
  },
  'no-rate-limits': {
    inUse: (env) =>
      env['RATE_LIMITS'] === 'off' ||
      Object.entries(env).some(
        ([name, value]) => /^RATE_LIMIT_\w+_PER_HOUR$/.test(name) && Number(value) === 0 && value,
      ),
    what: 'a rate limit is turned off',
  },
  'plain-http': {
    inUse: (env) => /^http:/i.test(env['PUBLIC_ORIGIN'] ?? ''),
    what: 'PUBLIC_ORIGIN is http: passwords and sessions would cross the network in plain text',
  },
  'render-without-sandbox': {
    inUse: (env) => env['RENDER_WITHOUT_SANDBOX'] === '1',
    what: 'RENDER_WITHOUT_SANDBOX=1 runs third-party pages outside the browser sandbox',
  },
  // A shop that takes test cards gives reviews away (D-115).
  'stripe-test-key': {
    inUse: (env) => /^(sk|rk)_test_/.test(env['STRIPE_SECRET_KEY'] ?? ''),
    what: 'STRIPE_SECRET_KEY is a test key: buyers would not be charged',
  },
  'stripe-stand-in': {
    inUse: (env) => Boolean(env['STRIPE_API_URL']),
    what: 'STRIPE_API_URL asks a server other than Stripe about payments',
  },
  'unconfirmed-addresses': {
    inUse: (env, names) => names.includes('SMTP_URL') && !env['SMTP_URL'],
    what: 'SMTP_URL is not set: users are not asked to confirm their email address',
  },
};

/**
 * Checks the rules of production, if `NODE_ENV=production` (D-107). `problems` are all violations, each in one line for
 * the operator. `allowed` are the unsafe settings in use that `ALLOW_IN_PRODUCTION` (comma-separated) lists, to be logged
 * at every start. `env` includes the content of `…_FILE` variables; only those in `names` must be set.
 */
export const judgeProduction = (
  env: Environment,
  names: readonly string[] = Object.keys(REQUIRED),
): { problems: string[]; allowed: string[] } => {
  if (env['NODE_ENV'] !== 'production') return { problems: [], allowed: [] };
  const listed = (env['ALLOW_IN_PRODUCTION'] ?? '').split(',').map((name) => name.trim());
  const inUse = Object.keys(EXCEPTIONS).filter((name) => EXCEPTIONS[name]?.inUse(env, names));
  const unknown = listed.filter((name) => name !== '' && !(name in EXCEPTIONS));
  return {
    problems: [
      ...Object.entries(REQUIRED)
        .filter(([name]) => names.includes(name) && !env[name])
        .map(([name, what]) => `${name} is not set: ${what}`),
      ...inUse
        .filter((name) => !listed.includes(name))
        .map((name) => `${EXCEPTIONS[name]?.what} (allow it with ALLOW_IN_PRODUCTION=${name})`),
      ...unknown.map(
        (name) =>
          `ALLOW_IN_PRODUCTION lists "${name}", which is unknown. Known names: ${Object.keys(EXCEPTIONS).join(', ')}`,
      ),
    ],
    allowed: inUse.filter((name) => listed.includes(name)),
  };
};

/** The additional variables that the rules of production need. */
const productionFields = { NODE_ENV: z.string().optional(), ALLOW_IN_PRODUCTION: z.string().optional() };

export type JudgedEnvironment<Read> = Read & {
  readonly isProduction: boolean;
  /** Unsafe settings that `ALLOW_IN_PRODUCTION` permits. */
  readonly allowedInProduction: readonly string[];
};

/**
 * Reads the variables of a service and checks the rules of production. Only the variables that the service reads count:
 * a service without a secret needs none.
 * @throws EnvironmentError that lists all problems.
 */
export const readEnvironment = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
): JudgedEnvironment<z.output<z.ZodObject<Shape>>> => {
  const names = Object.keys(schema.shape);
  const texts = parseEnvironment(textsOf([...names, ...Object.keys(productionFields)]), env);
  const { problems, allowed } = judgeProduction(texts, names);
  const refused =
    problems.length > 0 ? ['Not allowed in production:', ...problems.map((problem) => `  ${problem}`)] : [];
  const parsed = parseOrExplain(schema, env);
  if ('explanation' in parsed) throw new EnvironmentError([parsed.explanation, ...refused].join('\n'));
  if (refused.length > 0) throw new EnvironmentError(refused.join('\n'));
  return { ...parsed.read, isProduction: texts['NODE_ENV'] === 'production', allowedInProduction: allowed };
};

/** The same variables as plain text: the rules check what is set, even if it is malformed. */
const textsOf = (names: readonly string[]) =>
  z.object(Object.fromEntries(names.map((name) => [name, z.string().optional()] as const)));

const parseOrExplain = <Shape extends z.ZodRawShape>(
  schema: z.ZodObject<Shape>,
  env: Environment,
): { readonly read: z.output<z.ZodObject<Shape>> } | { readonly explanation: string } => {
  try {
    return { read: parseEnvironment(schema, env) };
  } catch (error) {
    if (error instanceof EnvironmentError) return { explanation: error.message };
    throw error;
  }
};
