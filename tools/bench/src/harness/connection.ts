import { Client, type ClientConfig } from 'pg';
import type { Bench } from './benchmark.ts';

/** A connection that ends with the closers. What it loses when its database is dropped its queries say. */
export const connect = async (
  url: string,
  { closers }: Pick<Bench, 'closers'>,
  config: ClientConfig = {},
): Promise<Client> => {
  const client = new Client({ connectionString: url, ...config });
  client.on('error', () => undefined);
  closers.add('connection', () => client.end());
  await client.connect();
  return client;
};
