import { environmentFields, EnvironmentError, parseEnvironment } from '@twofold/http/environment';
import { z } from 'zod';
import { judgeProduction } from './production-rules.ts';

const { HOST, LOG_LEVEL, PORT, PUBLIC_ORIGIN, TRUST_PROXY, DATABASE_URL, SESSION_SECRET } = environmentFields;

const wholeNumber = (standard: number) =>
  z
    .string()
    .regex(/^\d{1,9}$/, 'must be a whole number')
    .transform(Number)
    .default(standard);

const ports = z
  .string()
  .regex(/^\d{1,5}(,\d{1,5})*$/, 'must be port numbers with commas between them')
  .transform((text) => text.split(',').map(Number));

/** What the launcher reads (`architecture.md` section 10); what it does not know of yet is not listed. */
const schema = z.object({
  NODE_ENV: z.string().optional(),
  ALLOW_IN_PRODUCTION: z.string().optional(),
  PORT: PORT(3000),
  HOST,
  PUBLIC_ORIGIN,
  TRUST_PROXY,
  /** Without one: `info` in production, `warn` elsewhere, where a person looks at the terminal. */
  LOG_LEVEL: LOG_LEVEL.unwrap().optional(),
  /** Where the embedded database and the secrets are kept. */
  DATA_DIR: z.string().default('.data'),
  /** A PostgreSQL of one's own, instead of the embedded one. */
  DATABASE_URL: DATABASE_URL.optional(),
  SESSION_SECRET: SESSION_SECRET.optional(),
  MASTER_KEY: z.string().optional(),
  OPENAI_API_KEY: z.string().optional(),
  OPENAI_MODEL: z.string().optional(),
  OPENAI_BASE_URL: z.url().optional(),
  PAYMENTS_MODE: z.enum(['stripe', 'simulated']).optional(),
  STRIPE_SECRET_KEY: z.string().optional(),
  EVENTSTORE_URL: z.string().optional(),
  /** Pairs `host:port` that may be read although they are private, or on another port. */
  SITE_READER_ALLOW: z
    .string()
    .transform((text) => text.split(',').map((pair) => pair.trim()))
    .optional(),
  SITE_READER_PORTS: ports.optional(),
  SAMPLE_SITES_PORT: PORT(3010),
  RATE_LIMITS: z.enum(['on', 'off']).default('on'),
  /** 0 turns a limit off. */
  RATE_LIMIT_ANALYSIS_PER_HOUR: wholeNumber(20),
  RATE_LIMIT_LOGIN_PER_HOUR: wholeNumber(20),
  RATE_LIMIT_REGISTER_PER_HOUR: wholeNumber(20),
  ANALYSIS_DAILY_CALLS: wholeNumber(1_000),
  ANALYSIS_DAILY_TOKENS: wholeNumber(10_000_000),
});

export type LauncherEnvironment = z.output<typeof schema> & {
  readonly isProduction: boolean;
  /** What production refuses and `ALLOW_IN_PRODUCTION` lets pass. */
  readonly allowedInProduction: readonly string[];
};

/** The same variables as plain text: the rules of production look at what is set, also where it is malformed. */
const texts = z.object(
  Object.fromEntries(Object.keys(schema.shape).map((name) => [name, z.string().optional()] as const)),
);

/**
 * Reads the environment.
 * @throws EnvironmentError that names everything wrong with it at once, the rules of production (D-107) included
 */
export const readEnvironment = (env: Readonly<Record<string, string | undefined>>): LauncherEnvironment => {
  const { problems, allowed } = judgeProduction(parseEnvironment(texts, env));
  const refused = problems.length > 0 ? ['Production refuses:', ...problems.map((problem) => `  ${problem}`)] : [];
  const parsed = parseOrExplain(env);
  const complaints = typeof parsed === 'string' ? [parsed, ...refused] : refused;
  if (typeof parsed === 'string' || complaints.length > 0) throw new EnvironmentError(complaints.join('\n'));
  return { ...parsed, isProduction: parsed.NODE_ENV === 'production', allowedInProduction: allowed };
};

const parseOrExplain = (env: Readonly<Record<string, string | undefined>>): z.output<typeof schema> | string => {
  try {
    return parseEnvironment(schema, env);
  } catch (error) {
    if (error instanceof EnvironmentError) return error.message;
    throw error;
  }
};
