import { Client, type ClientConfig } from 'pg';
import type { Bench } from './benchmark.ts';

/** A connection that ends with the closers. Its error event is ignored, because failed queries report the same. */
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
