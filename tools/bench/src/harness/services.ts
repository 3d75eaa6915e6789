import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { startService, type Starting } from './service-process.ts';

/** The secrets of the services. The benchmarks need the master key to write sealed events. */
const SESSION_SECRET = 'a secret of a benchmark that is long enough';
export const MASTER_KEY = Buffer.alloc(32, 7);

const SECRETS = {
  NODE_ENV: 'production',
  SESSION_SECRET,
  MASTER_KEY: MASTER_KEY.toString('base64'),
  PUBLIC_ORIGIN: 'http://localhost',
  ALLOW_IN_PRODUCTION: 'plain-http,no-rate-limits,unconfirmed-addresses',
  LOG_LEVEL: 'warn',
};

/** Benchmarks exceed every rate limit and send no mails, so that addresses count as confirmed. */
const WITHOUT_LIMITS = {
  RATE_LIMITS: 'off',
  MAIL_OUTBOX: join(tmpdir(), 'twofold-bench-mail'),
  MAIL_FROM: 'bench@example.com',
};

type Environment = Readonly<Record<string, string>>;

/** Each of these starts a service in its own process, on a migrated database, and answers its URL. */
export const startCommandService = (bench: Starting, databaseUrl: string, env: Environment = {}): Promise<string> =>
  start(bench, 'command service', import.meta.resolve('@twofold/command-service/main'), {
    ...WITHOUT_LIMITS,
    DATABASE_URL: databaseUrl,
    ...env,
  });

export const startProjector = (bench: Starting, databaseUrl: string, env: Environment = {}): Promise<string> =>
  start(bench, 'projector', import.meta.resolve('@twofold/projector/main'), { DATABASE_URL: databaseUrl, ...env });

export const startQueryService = (bench: Starting, databaseUrl: string, env: Environment = {}): Promise<string> =>
  start(bench, 'query service', import.meta.resolve('@twofold/query-service/main'), {
    DATABASE_URL: databaseUrl,
    ...env,
  });

const start = (bench: Starting, name: string, module: string, env: Environment) =>
  startService(bench, { name, module, env: { ...SECRETS, ...env }, readyPath: '/readyz' });
