import { runAuditor } from '@twofold/auditor/command-line';
import { keptChainReader } from '@twofold/auditor/chain/kept-chain';
import { createOutput } from '@twofold/auditor/output';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { postgresEventStore } from '@twofold/event-store/adapters/postgres';
import { postgresChainReader } from '@twofold/event-store/adapters/postgres-chain';
import type { EventStore } from '@twofold/event-store/port';
import { EnvironmentError, parseEnvironment } from '@twofold/http/environment';
import { createLog } from '@twofold/http/log';
import { createClosers } from '../closers.ts';
import { auditorEnvironment } from './environment.ts';
import { openAuditor } from './open-auditor.ts';

const { stdout, stderr } = process;
const hasColors = stdout.isTTY && (process.env['NO_COLOR'] ?? '') === '' && process.env['TERM'] !== 'dumb';
const out = createOutput({ stdout, stderr, hasColors, isWatched: stderr.isTTY });
const log = createLog({ service: 'auditor', level: 'error', destination: stderr });
const closers = createClosers(() => undefined);
const stopping = new AbortController();
for (const signal of ['SIGINT', 'SIGTERM'] as const) process.once(signal, () => stopping.abort());

const main = async (): Promise<number> => {
  const env = parseEnvironment(auditorEnvironment, process.env);
  const { EVENTSTORE_URL: url } = env;
  const openEvents = async (connectionString: string) =>
    url === undefined
      ? postgresEventStore({ connectionString, log, isPatient: true })
      : eventStoreDbEventStore({ url, log });
  const openChain = async (connectionString: string, openStored: () => Promise<EventStore>) => {
    if (url === undefined) return postgresChainReader({ connectionString, log });
    return keptChainReader({ log: await openStored(), connectionString, logger: log });
  };
  const opened = openAuditor({ env, log, openEvents, openChain, say: out.writeError }, closers);
  return runAuditor(process.argv.slice(2), { ...opened, out, now: () => new Date(), signal: stopping.signal });
};

try {
  process.exitCode = await main();
} catch (error) {
  if (!(error instanceof EnvironmentError)) throw error;
  out.writeError(`${error.message}\n`);
  process.exitCode = 1;
} finally {
  await closers.close();
}
