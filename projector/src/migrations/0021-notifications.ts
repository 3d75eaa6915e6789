import type { Knex } from 'knex';

const tables = `
create table read_models.notifications_v1 (
  id          text primary key,
  kind        text not null,
  to_user     bigint,
  to_buyer_of bigint,
  to_owner_of bigint,
  product_id  bigint,
  facts       text not null,
  at          text not null
);
create index notifications_v1_user on read_models.notifications_v1 (to_user, at desc) where to_user is not null;
create index notifications_v1_buyer on read_models.notifications_v1 (to_buyer_of) where to_buyer_of is not null;
create index notifications_v1_owner on read_models.notifications_v1 (to_owner_of) where to_owner_of is not null;
create view read_models.notifications as
  select id, kind, to_user, to_buyer_of, to_owner_of, product_id, facts, at from read_models.notifications_v1;

create table read_models.notification_marks_v1 (
  user_id      bigint primary key,
  read_through text not null,
  read_ids     text not null
);
create view read_models.notification_marks as
  select user_id, read_through, read_ids from read_models.notification_marks_v1;

create table read_models.mail_settings_v1 (
  subject  text primary key,
  settings text not null
);
create view read_models.mail_settings as select subject, settings from read_models.mail_settings_v1;

insert into read_models.generations (projection, generation, version)
values ('notifications', 1, 1), ('notification_marks', 1, 1), ('mail_settings', 1, 1)`;

const NAMES = ['notifications', 'notification_marks', 'mail_settings'];

const rightsTo = (name: string): string => `
alter table read_models.${name}_v1 owner to twofold_projector;
alter view read_models.${name} owner to twofold_projector;
grant select on read_models.${name} to twofold_query, twofold_auditor;
grant select on read_models.${name}_v1 to twofold_auditor`;

/** What people are told, what of it they have read, and which mails they want. */
export const up = async (knex: Knex): Promise<void> => {
  for (const statements of [tables, ...NAMES.map(rightsTo)]) await knex.raw(statements);
};

/** As in the first migration: read models are dropped and replayed, not taken back. */
export const down = (): Promise<never> => Promise.reject(new Error('Migrations of the read models only go forward'));
