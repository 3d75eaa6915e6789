import path from 'node:path';
import { text } from 'node:stream/consumers';
import { setLogRights } from '@twofold/event-store/adapters/eventstoredb-rights';
import { EnvironmentError, parseEnvironment } from '@twofold/http/environment';
import { z } from 'zod';
import { isCannotStart } from '../cannot-start.ts';
import { PRODUCT_DATABASE } from '../database.ts';
import { distributeSecrets } from './distribute-secrets.ts';
import { adminUrlOf, logRightsOf, logServerOf } from './log-server.ts';
import { openServicesDatabase } from './open-database.ts';
import { ownerAddressOf, ownerUrlOf } from './owner-url.ts';
import { openSecretFiles, type SecretFiles } from './secret-files.ts';

const USAGE = `Usage: main.js secrets          make the secrets that are missing, and hand each service its own
       main.js database         make the database, its tables and the roles that services log in as
       main.js log              make the users of EventStoreDB that services log in as, and what each may read and append
       main.js set <name>       take a secret from standard input, as openai-api-key
       main.js announce <name>  add a new session-secret or master-key, for every service to know and none to use
       main.js change <name>    put the newest one in front, to be used
       main.js retire <name>    forget all but the one that is used
       main.js replace <name>   make a new password of a service, as projector-password`;

const HOST_AND_PORT = /^[^/@\s]+:\d{1,5}$/;

const environment = z.object({
  /** The folder of all secrets, read by this program only. */
  SECRETS_DIR: z.string(),
  /** The folder with a folder of secrets for each service. */
  HAND_OUT_DIR: z.string(),
  POSTGRES_ADDRESS: z.string().regex(HOST_AND_PORT, 'must be a host, a colon and a port'),
  /** An operator's own EventStoreDB. */
  EVENTSTORE_URL: z.string().optional(),
  /** The EventStoreDB of docker-compose.yml, with our users. If both are absent, the log is in the database. */
  EVENTSTORE_ADDRESS: z.string().regex(HOST_AND_PORT, 'must be a host, a colon and a port').optional(),
});

/** Creates the secrets and logins of separately running services, which create none themselves. */
const main = async ([command = '', name, ...rest]: readonly string[]): Promise<number> => {
  const isKnown =
    name === undefined ? ['secrets', 'database', 'log'].includes(command) : COMMANDS_FOR_ONE.includes(command);
  if (!isKnown || rest.length > 0) {
    process.stderr.write(`${USAGE}\n`);
    return 2;
  }
  const env = parseEnvironment(environment, process.env);
  const secrets = openSecretFiles(path.resolve(env.SECRETS_DIR));
  const server = { address: env.POSTGRES_ADDRESS, database: PRODUCT_DATABASE };
  const log = logServerOf(env);
  if (command === 'database') {
    await openServicesDatabase(await ownerUrlOf(secrets, server), secrets, { hasLog: log === undefined });
    return say('The database is up to date.');
  }
  if (command === 'log') {
    if (!log?.isOurs) return say('The log is on a server of your own: its users are yours to make.');
    await setLogRights(await adminUrlOf(secrets, log), await logRightsOf(secrets));
    return say('The users of the log are up to date.');
  }
  if (name !== undefined) await changeSecret(secrets, command, name);
  const made = await secrets.makeMissing();
  const servers = { database: await ownerAddressOf(secrets, server), log };
  await distributeSecrets(secrets, servers, path.resolve(env.HAND_OUT_DIR));
  return say(made.length > 0 ? `Made ${made.join(', ')}.` : 'Every service has its secrets.');
};

/** The commands that take the name of one secret. */
const COMMANDS_FOR_ONE = ['set', 'announce', 'change', 'retire', 'replace'];

const changeSecret = async (secrets: SecretFiles, command: string, name: string): Promise<void> => {
  if (command === 'set') return secrets.set(name, await text(process.stdin));
  if (command === 'announce') return secrets.announce(name);
  if (command === 'change') return secrets.change(name);
  return command === 'retire' ? secrets.retire(name) : secrets.replace(name);
};

const say = (line: string): number => {
  process.stdout.write(`${line}\n`);
  return 0;
};

main(process.argv.slice(2)).then(
  (code) => process.exit(code),
  (error: unknown) => {
    const isExplained = isCannotStart(error) || error instanceof EnvironmentError;
    const reason = error instanceof Error ? (isExplained ? error.message : (error.stack ?? error.message)) : error;
    process.stderr.write(`${String(reason)}\n`);
    process.exit(1);
  },
);
