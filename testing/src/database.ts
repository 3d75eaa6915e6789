import { randomUUID } from 'node:crypto';
import { Client } from 'pg';
import { inject } from 'vitest';

declare module 'vitest' {
  export interface ProvidedContext {
    /** Of the superuser of the server that tests may make databases on. */
    postgresUrl: string;
  }
}

/** A database of a test's own. */
export type TestDatabase = {
  readonly url: string;
  /** Removes it, and ends whatever sessions are still connected to it. */
  drop(): Promise<void>;
};

/** Makes an empty database with a name of its own on the server of this run (`postgres-global-setup.ts`). */
export const createTestDatabase = async (): Promise<TestDatabase> => {
  const server = inject('postgresUrl');
  const name = `test_${randomUUID().replaceAll('-', '')}`;
  await onServer(server, `create database ${name}`);
  const url = new URL(server);
  url.pathname = `/${name}`;
  return {
    url: url.href,
    drop: () => onServer(server, `drop database if exists ${name} with (force)`),
  };
};

const onServer = async (connectionString: string, statement: string): Promise<void> => {
  const client = new Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
