import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { Client } from 'pg';
import type { Deployment } from '../../../scripts/compose-e2e/deployment.ts';

const PATIENCE = { answerMs: 10_000, patienceMs: 2_000 };

/** The credentials of each service, to try them from other clients. */
export type Credentials = {
  /** A service's connection string, with the certificate authority that the service received. */
  readonly databaseUrl: (service: string) => Promise<string>;
  readonly logUrl: (service: string) => Promise<string>;
};

export const credentialsIn = ({ volume }: Deployment): Credentials => {
  const read = async (service: string, name: string, option: string): Promise<string> => {
    const folder = volume(`secrets-of-${service}`);
    const url = await readFile(path.join(folder, `${name}-url`), 'utf8');
    return `${url}&${option}=${path.join(folder, `${name}-authority`)}`;
  };
  return {
    databaseUrl: (service) => read(service, 'database', 'sslrootcert'),
    logUrl: (service) => read(service, 'eventstore', 'tlsCAFile'),
  };
};

/** The same connection string with another user name and password. */
export const asAnother = (url: string, name: string): string => url.replace(/\/\/[^:@]+:/, `//${name}:`);

/** Logs in to PostgreSQL and runs a query. @throws the server's refusal */
export const logIn = async (connectionString: string): Promise<void> => {
  const client = new Client({ connectionString });
  client.on('error', () => undefined);
  await client.connect();
  try {
    await client.query('select 1');
  } finally {
    await client.end();
  }
};

/** Appends an event of a type that no reader handles. @throws the server's refusal */
export const appendTo = async (url: string): Promise<void> => {
  const store = eventStoreDbEventStore({ url, appending: PATIENCE, reading: PATIENCE });
  const event = { id: randomUUID(), type: 'NeverRecorded', data: {}, metadata: {} as never };
  try {
    await store.appendToStream(`walls-${event.id}`, [event], 'no-stream');
  } finally {
    await store.close();
  }
};

/** Reads the first events of the log. @throws the server's refusal */
export const readLog = async (url: string): Promise<void> => {
  const store = eventStoreDbEventStore({ url, appending: PATIENCE, reading: PATIENCE });
  try {
    for await (const _ of store.readAll({ limit: 1 })) break;
  } finally {
    await store.close();
  }
};

/** Requests the health of nginx over HTTPS. @throws Error for an invalid certificate */
export const statusOverTls = (origin: string, options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: new URL(origin).hostname, port: 8443, path: '/healthz', ...options });
    asked.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
    asked.end();
  });
