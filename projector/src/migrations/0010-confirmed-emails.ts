import type { Knex } from 'knex';

/**
 * Adds a column to the generation that is shown, and to its view, so that reads work until the projector has filled the
 * next generation. Where no projector has followed the log yet, this one is up to date already.
 */
const added = (readModel: string, version: number, column: string, type: string): string => `
do $$
declare
  generation text;
  columns text;
begin
  select format('read_models.%I', '${readModel}_v' || g.generation) into generation
  from read_models.generations g where g.projection = '${readModel}';
  select string_agg(quote_ident(attname), ', ' order by attnum) into columns
  from pg_attribute where attrelid = 'read_models.${readModel}'::regclass and attnum > 0 and not attisdropped;
  execute format('alter table %s add column ${column} ${type}', generation);
  execute format('create or replace view read_models.${readModel} as select %s, ${column} from %s', columns, generation);
  if not exists (select from read_models.checkpoints where name = '${readModel}') then
    execute format('alter table %s alter column ${column} drop default', generation);
    update read_models.generations set version = ${version} where projection = '${readModel}';
  end if;
end $$`;

/** Whether an email address is confirmed, and which credits wait for that. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(added('users', 2, 'email_confirmed', 'boolean not null default true'));
  await knex.raw(added('credit_accounts', 3, 'pending', 'integer not null default 0'));
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
