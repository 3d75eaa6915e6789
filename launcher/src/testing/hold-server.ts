import { startEmbeddedPostgres } from '../embedded-postgres.ts';

/** A launcher for tests to kill: runs the server on the data folder in its argument, and prints its address. */
const [dataDir = ''] = process.argv.slice(2);
const silent = { debug: () => undefined, info: () => undefined, warn: () => undefined, error: () => undefined };
const server = await startEmbeddedPostgres({ dataDir, isDurable: false, log: silent });
process.stdout.write(`${server.connectionString('postgres')}\n`);
// Keeps the process alive until it is killed.
setInterval(() => undefined, 60_000);
