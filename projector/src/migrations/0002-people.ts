import type { Knex } from 'knex';

const tables = `
create table read_models.users_v1 (
  id              bigint primary key,
  email           text not null,
  full_name       text not null,
  social_profile  text not null,
  expertise       text not null,
  roles           text not null,
  terms_agreed_at text not null,
  created_at      text not null
);
create view read_models.users as
  select id, email, full_name, social_profile, expertise, roles, terms_agreed_at, created_at from read_models.users_v1;

create table read_models.credit_accounts_v1 (
  user_id   bigint primary key,
  available integer not null
);
create view read_models.credit_accounts as select user_id, available from read_models.credit_accounts_v1;

insert into read_models.generations (projection, generation, version) values ('users', 1, 1), ('credit_accounts', 1, 1)`;

const rights = `
alter table read_models.users_v1 owner to twofold_projector;
alter table read_models.credit_accounts_v1 owner to twofold_projector;
alter view read_models.users owner to twofold_projector;
alter view read_models.credit_accounts owner to twofold_projector;
grant select on read_models.users, read_models.credit_accounts to twofold_query`;

/** Who has an account, and what they can spend. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, rights]) await knex.raw(statements);
};
