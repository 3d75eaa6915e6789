import { randomUUID } from 'node:crypto';
import { readFile } from 'node:fs/promises';
import { request, type RequestOptions } from 'node:https';
import path from 'node:path';
import { eventStoreDbEventStore } from '@twofold/event-store/adapters/eventstoredb';
import { Client } from 'pg';
import type { Deployment } from '../../../scripts/compose-e2e/deployment.ts';

const PATIENCE = { answerMs: 10_000, patienceMs: 2_000 };

/** The credentials of services, to be tried by others. */
export type Credentials = {
  /** A service's address of a server: with the certificate authority that it received. */
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

/** The same address with another user name and password. */
export const asAnother = (url: string, name: string): string => url.replace(/\/\/[^:@]+:/, `//${name}:`);

/** Logs in to PostgreSQL and asks for something. @throws the refusal */
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

/** Appends something that no reader knows. @throws the refusal */
export const appendTo = async (url: string): Promise<void> => {
  const store = eventStoreDbEventStore({ url, appending: PATIENCE, reading: PATIENCE });
  const event = { id: randomUUID(), type: 'NeverRecorded', data: {}, metadata: {} as never };
  try {
    await store.appendToStream(`walls-${event.id}`, [event], 'no-stream');
  } finally {
    await store.close();
  }
};

/** Reads the beginning of the log. @throws the refusal */
export const readLog = async (url: string): Promise<void> => {
  const store = eventStoreDbEventStore({ url, appending: PATIENCE, reading: PATIENCE });
  try {
    for await (const _ of store.readAll({ limit: 1 })) break;
  } finally {
    await store.close();
  }
};

/** Asks nginx over HTTPS whether it is well. @throws Error for a certificate that does not hold */
export const statusOverTls = (origin: string, options: RequestOptions): Promise<number | undefined> =>
  new Promise((resolve, reject) => {
    const asked = request({ host: new URL(origin).hostname, port: 8443, path: '/healthz', ...options });
    asked.once('response', (answer) => resolve(answer.resume().statusCode)).once('error', reject);
    asked.end();
  });
