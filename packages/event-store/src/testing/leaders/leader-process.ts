import { Client } from 'pg';
import { whileLeading, type LockClient } from '../../followers/leadership.ts';

/** Leads in a separate process, and prints each change: `leads` or `lost`. */
const [url = '', lockName = '', patience] = process.argv.slice(2);

/** Deliberately broken: the server waits for a frozen leader as long as before the limit was 5 s. */
const patiently = (client: LockClient): LockClient => {
  const query = client.query.bind(client) as (text: string, values?: unknown[]) => unknown;
  const slowed = (text: string, values?: unknown[]) =>
    query(text.replace(/('idle_session_timeout', )'\w+'/, "$1'12s'"), values);
  return Object.assign(client, { query: slowed });
};

const tell = (line: string): void => void process.stdout.write(`${line}\n`);

await whileLeading({
  connect: () => {
    const client = new Client({ connectionString: url, connectionTimeoutMillis: 5_000 });
    return patience === 'patient' ? patiently(client) : client;
  },
  lockName,
  signal: new AbortController().signal,
  lead: (signal) => {
    tell('leads');
    return new Promise((resolve) => signal.addEventListener('abort', () => resolve()));
  },
  onError: () => tell('lost'),
});
