import { isDataError, isRefusal, sqlStateOf } from '@twofold/postgres/errors';
import type { PoolOptions } from '@twofold/postgres/pool';
import { Client, type ClientConfig } from 'pg';
import type { Log } from '../outage.ts';
import { systemSchedule, within } from '@twofold/timing/timing';

export type PostgresOptions = {
  readonly connectionString: string;
  readonly log?: Log;
  /** Acknowledged events may be lost in a crash. For tests only. */
  readonly allowUnsafeDurability?: boolean;
  /**
   * No time limit for reading a page, for a caller that reads the whole log. A timer in the process would also fire while
   * the process is busy and the answer has already arrived.
   */
  readonly isPatient?: boolean;
  /** The append function for a role with restricted rights: its arguments and results match the general one's. */
  readonly appendFunction?: string;
};

/** The deadline for connecting. */
export const CONNECT_TIMEOUT_MS = 2_000;

type ConnectionConfig = ClientConfig & Pick<PoolOptions, 'connectionString' | 'application_name'>;

/** The common configuration of all connections. Our session settings are added to those in the address. */
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

/** In pg an address takes precedence over everything else, so its `options` would silently replace ours. */
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

type Queryable = { query(text: string): Promise<{ readonly rows: readonly Record<string, unknown>[] }> };

/** @throws UnsafeDurability when a commit on this connection would not survive a crash of the machine. */
export const refuseUnsafeDurability = async (client: Queryable): Promise<void> => {
  const settings = MUST_BE_ON.map((setting) => `current_setting('${setting}') as ${setting}`);
  const { rows } = await client.query(`select ${settings.join(', ')}`);
  const off = MUST_BE_ON.filter((setting) => rows[0]?.[setting] === 'off');
  if (off.length > 0)
    throw new UnsafeDurability(`PostgreSQL may lose acknowledged events: turn on ${off.join(' and ')}`);
};

/** The data caused the error, or PostgreSQL had an internal error (XX): other data may succeed. */
export const isFaultOfData = (error: unknown): boolean =>
  isDataError(error) || sqlStateOf(error)?.startsWith('XX') === true;

/** Whether a retry may succeed: for any error but a refusal by the server. */
export const isTransient = (error: unknown): boolean => !(error instanceof UnsafeDurability) && !isRefusal(error);
