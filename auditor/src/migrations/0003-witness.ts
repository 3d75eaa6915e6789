import type { NamedMigration } from '@twofold/postgres/migrate';
import { createRolesSql } from '@twofold/postgres/roles';

const role = createRolesSql(['twofold_witness', 'twofold_query']);

/**
 * The checkpoints of a witness, and the full subtrees of the log's Merkle tree with 16, 256, 4096, … leaves. Neither
 * proves anything: a proof made with them is checked against what was published elsewhere.
 */
const tables = `
create table audit.witnessed (
  store_id  text   not null,
  number    bigint not null check (number > 0),
  position  bigint not null check (position > 0),
  document  text   not null,
  primary key (store_id, number)
);
create index witnessed_by_position on audit.witnessed (store_id, position);
create table audit.tree_nodes (
  store_id text   not null,
  level    int    not null check (level > 0 and level % 4 = 0),
  index    bigint not null check (index >= 0),
  hash     bytea  not null check (octet_length(hash) = 32),
  primary key (store_id, level, index)
);
create trigger refuse_change before update or delete or truncate on audit.witnessed
  for each statement execute function audit.refuse_change();
create trigger refuse_change before update or delete or truncate on audit.tree_nodes
  for each statement execute function audit.refuse_change()`;

/** The root (RFC 6962) over the leaves from `lo` to before `hi`, counted from 0, of a log in this database. */
const treeHash = `
create function audit.tree_hash(store text, lo bigint, hi bigint) returns bytea
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  width bigint := hi - lo;
  half bigint := 1;
  height int := 0;
  found_hash bytea;
begin
  if width = 1 then
    select sha256('\\x00'::bytea || int8send(e.position)
                  || int8send((extract(epoch from e.recorded_at) * 1000)::bigint) || e.leaf)
      into strict found_hash from event_log.events e where e.position = hi;
    return found_hash;
  end if;
  while half * 2 < width loop
    half := half * 2;
    height := height + 1;
  end loop;
  if half * 2 = width and (height + 1) % 4 = 0 then
    select n.hash into found_hash from audit.tree_nodes n
      where n.store_id = store and n.level = height + 1 and n.index = lo / width;
    if found then return found_hash; end if;
  end if;
  return sha256('\\x01'::bytea || audit.tree_hash(store, lo, lo + half) || audit.tree_hash(store, lo + half, hi));
end
$$`;

/** The Merkle path of a leaf: the sibling hashes from the leaf up to the root, in hexadecimal. */
const treePath = `
create function audit.tree_path(store text, leaf bigint, size bigint) returns text[]
  language plpgsql stable
  set search_path = pg_catalog, pg_temp
as $$
declare
  lo bigint := 0;
  hi bigint := size;
  half bigint;
  path text[] := '{}';
begin
  while hi - lo > 1 loop
    half := 1;
    while half * 2 < hi - lo loop half := half * 2; end loop;
    if leaf < lo + half then
      path := encode(audit.tree_hash(store, lo + half, hi), 'hex') || path;
      hi := lo + half;
    else
      path := encode(audit.tree_hash(store, lo, lo + half), 'hex') || path;
      lo := lo + half;
    end if;
  end loop;
  return path;
end
$$`;

/**
 * The events of one person's credits up to the last checkpoint of a witness, each with its Merkle path. The function
 * runs with the rights of the owner of the log, so that the service that answers an export needs no right to read the
 * log. It returns nothing else, and these streams are about one person only and contain no personal data.
 */
const ledgerProof = `
create function audit.ledger_proof(person bigint) returns text
  language plpgsql stable
  security definer
  set search_path = pg_catalog, pg_temp
as $$
declare
  store text;
  size bigint;
  document text;
begin
  if to_regclass('event_log.events') is null then return null; end if;
  select h.store_id::text into store from event_log.head h;
  select w.position, w.document into size, document from audit.witnessed w
    where w.store_id = store and w.position <= (select max(e.position) from event_log.events e)
    order by w.position desc limit 1;
  if not found then return null; end if;
  -- Without its trees a path would be computed from all events.
  if size >= 16 and not exists (
    select from audit.tree_nodes n where n.store_id = store and n.level = 4 and n.index = size / 16 - 1
  ) then return null; end if;
  return json_build_object(
    'checkpoint', document::json,
    'events', coalesce((
      select json_agg(json_build_object(
        'position', e.position,
        'recordedAt', to_char(e.recorded_at at time zone 'UTC', 'YYYY-MM-DD"T"HH24:MI:SS.MS"Z"'),
        'stream', e.stream, 'revision', e.revision, 'type', e.type, 'id', e.id,
        'data', e.data, 'metadata', e.metadata,
        'path', audit.tree_path(store, e.position - 1, size)
      ) order by e.revision)
      from event_log.events e where e.stream = 'credits-' || person and e.position <= size
    ), '[]'::json))::text;
end
$$`;

const rights = `
revoke execute on function audit.tree_hash, audit.tree_path, audit.ledger_proof from public;
grant usage on schema audit to twofold_witness, twofold_query;
grant execute on function audit.ledger_proof to twofold_query;
grant select, insert on audit.witnessed, audit.tree_nodes to twofold_witness;
grant select on audit.chain_links to twofold_witness;
grant select on audit.witnessed, audit.tree_nodes to twofold_auditor`;

/** Tables and functions for the checkpoints of a witness and the proofs in personal exports. */
export const witness: NamedMigration = {
  name: '0003-witness',
  up: async (knex) => {
    for (const statements of [role, tables, treeHash, treePath, ledgerProof, rights]) await knex.raw(statements);
  },
};
