import type { Knex } from 'knex';

/**
 * Adds columns to the generation that is shown, and to its view, so that reads work until the projector has filled the next
 * generation: nobody has a second factor before that. Where no projector has followed the log yet, this one is up to date.
 */
const columns = `
do $$
declare
  generation text;
  known text;
begin
  select format('read_models.%I', 'users_v' || g.generation) into generation
  from read_models.generations g where g.projection = 'users';
  select string_agg(quote_ident(attname), ', ' order by attnum) into known
  from pg_attribute where attrelid = 'read_models.users'::regclass and attnum > 0 and not attisdropped;
  execute format($alter$
    alter table %s add column second_factors text not null default '[]',
      add column recovery_codes_left integer not null default 0
  $alter$, generation);
  execute format('create or replace view read_models.users as select %s, second_factors, recovery_codes_left from %s',
    known, generation);
  if not exists (select from read_models.checkpoints where name = 'users') then
    execute format($alter$
      alter table %s alter column second_factors drop default, alter column recovery_codes_left drop default
    $alter$, generation);
    update read_models.generations set version = 3 where projection = 'users';
  end if;
end $$`;

/** The second factors of people, as they see them. */
export const up = async (knex: Knex): Promise<void> => {
  await knex.raw(columns);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
