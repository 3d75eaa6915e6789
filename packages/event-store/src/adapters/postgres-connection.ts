import { isDataError, isRefusal, sqlStateOf } from '@twofold/postgres/errors';
import type { PoolOptions } from '@twofold/postgres/pool';
import { Client, type ClientConfig } from 'pg';
import type { Log } from '../outage.ts';
import { systemSchedule, within } from '../timing.ts';

export type PostgresOptions = {
  readonly connectionString: string;
  readonly log?: Log;
  /** Acknowledged events may be lost in a crash. For tests only. */
  readonly allowUnsafeDurability?: boolean;
  /**
   * No time limit for reading a page, for a caller that reads the whole log. A limit that the process measures itself also
   * runs out while the process computes, with the answer waiting to be read.
   */
  readonly isPatient?: boolean;
  /** The append function for a role with restricted rights: its arguments and results match the general one's. */
  readonly appendFunction?: string;
};

/** How long a connection may take to be there. */
export const CONNECT_TIMEOUT_MS = 2_000;

type ConnectionConfig = ClientConfig & Pick<PoolOptions, 'connectionString' | 'application_name'>;

/** What all connections have in common. Session settings of ours are added to those that the address asks for. */
export const connectionConfig = (address: string, name: string, settings = ''): ConnectionConfig => {
  const { connectionString, asked } = withoutOptions(address);
  return {
    connectionString,
    application_name: `twofold log ${name}`,
    keepAlive: true,
    keepAliveInitialDelayMillis: 5_000,
    connectionTimeoutMillis: CONNECT_TIMEOUT_MS,
    options: `${asked} -c timezone=UTC -c datestyle=ISO ${settings}`,
  };
};

/** In pg an address outweighs everything else, so that its `options` would silently replace ours. */
const withoutOptions = (address: string): { connectionString: string; asked: string } => {
  if (!URL.canParse(address)) return { connectionString: address, asked: '' };
  const url = new URL(address);
  const asked = url.searchParams.get('options') ?? '';
  url.searchParams.delete('options');
  return { connectionString: url.href, asked };
};

/** Connects, and calls `onLost` once when the connection is lost: with the error, unless it ended normally. */
export const openClient = async (config: ClientConfig, onLost: (error?: Error) => void): Promise<Client> => {
  const client = new Client(config);
  let isLost = false;
  const lose = (error?: Error): void => {
    if (!isLost) onLost(error);
    isLost = true;
  };
  client.on('error', lose);
  client.on('end', () => lose());
  await client.connect();
  return client;
};

/** Ends a connection. One with a pending answer is destroyed, and an unresponsive one is not awaited. */
export const endClient = async (client: Client): Promise<void> => {
  await within(client.end(), CONNECT_TIMEOUT_MS, 'Hanging up', systemSchedule).catch(() => undefined);
};

/** The server may lose acknowledged data. */
export class UnsafeDurability extends Error {
  readonly code = 'unsafe-durability';
}

const MUST_BE_ON = ['fsync', 'synchronous_commit', 'full_page_writes'];

type Asking = { query(text: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }> };

/** @throws UnsafeDurability when a commit on this connection would not survive a crash of the machine. */
export const refuseUnsafeDurability = async (client: Asking): Promise<void> => {
  const settings = MUST_BE_ON.map((setting) => `current_setting('${setting}') as ${setting}`);
  const { rows } = await client.query(`select ${settings.join(', ')}`);
  const off = MUST_BE_ON.filter((setting) => rows[0]?.[setting] === 'off');
  if (off.length > 0)
    throw new UnsafeDurability(`PostgreSQL may lose acknowledged events: turn on ${off.join(' and ')}`);
};

/** A fault of the data, or what should not happen (XX): other data may fare better. */
export const isFaultOfData = (error: unknown): boolean =>
  isDataError(error) || sqlStateOf(error)?.startsWith('XX') === true;

/** Whether the same may succeed later: anything but a refusal of the server. */
export const isTransient = (error: unknown): boolean => !(error instanceof UnsafeDurability) && !isRefusal(error);
