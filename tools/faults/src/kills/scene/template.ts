import { randomUUID } from 'node:crypto';
import path from 'node:path';
import { migrateAll } from '@twofold/launcher/migrate-all';
import { bundleProgram } from '@twofold/testing/bundle-program';
import pg from 'pg';

const PROGRAM = path.join(import.meta.dirname, '..', 'process', 'service-process.ts');

/** A migrated database and the bundled program of the services, from which scenes are made quickly. */
export type Template = {
  readonly program: string;
  readonly create: () => Promise<{ readonly url: string; readonly drop: () => Promise<void> }>;
  readonly drop: () => Promise<void>;
};

/** Records every move of every checkpoint, by any process. */
const WITNESS_OF_CHECKPOINTS = `
  create schema faults;
  create table faults.moves (number bigserial primary key, name text not null, origin text, destination text not null);
  create function faults.note_move() returns trigger language plpgsql security definer as $$
  begin
    insert into faults.moves (name, origin, destination)
    values (tg_table_schema || '.' || new.name, old.position, new.position);
    return null;
  end $$;
  create trigger note_move after update on read_models.checkpoints for each row
    when (old.position is distinct from new.position and new.position is not null) execute function faults.note_move();
  create trigger note_move after update on write_side.checkpoints for each row
    when (old.position is distinct from new.position and new.position is not null) execute function faults.note_move()`;

/** `serverUrl` is the superuser's connection string to a PostgreSQL server. */
export const createTemplate = async (serverUrl: string): Promise<Template> => {
  const template = nameOfDatabase();
  const program = await bundleProgram(PROGRAM);
  const urlOf = (name: string): string => Object.assign(new URL(serverUrl), { pathname: `/${name}` }).href;
  const drop = (name: string): Promise<void> => onServer(serverUrl, `drop database if exists ${name} with (force)`);
  await onServer(serverUrl, `create database ${template}`);
  await migrateAll(urlOf(template), { hasLog: true });
  await onServer(urlOf(template), WITNESS_OF_CHECKPOINTS);
  return {
    program,
    create: async () => {
      const name = nameOfDatabase();
      await onServer(serverUrl, `create database ${name} template ${template}`);
      return { url: urlOf(name), drop: () => drop(name) };
    },
    drop: () => drop(template),
  };
};

const nameOfDatabase = (): string => `kills_${randomUUID().replaceAll('-', '')}`;

const onServer = async (connectionString: string, statement: string): Promise<void> => {
  const client = new pg.Client({ connectionString });
  await client.connect();
  try {
    await client.query(statement);
  } finally {
    await client.end();
  }
};
