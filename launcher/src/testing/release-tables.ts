import type { ClientBase } from 'pg';
import { z } from 'zod';

/** The database objects that services of a release rely on. Names include their schemas. */
export const releaseTables = z.strictObject({
  /** Of tables and views: the type, and `required` behind it where an insert must give a value. */
  columns: z.record(z.string(), z.string()),
  /** What refuses rows: checks, references and unique indexes, by the table. */
  constraints: z.record(z.string(), z.array(z.string())),
  /** Role, right and object. */
  rights: z.array(z.string()),
  functions: z.array(z.string()),
});

export type ReleaseTables = z.infer<typeof releaseTables>;

/** Our schemas. Tables behind read models are private to the projector, as are the lists of migrations. */
const OURS = `
  select class.oid, class.relacl, format('%s.%s', nspname, relname) as name, relkind
  from pg_class as class join pg_namespace on pg_namespace.oid = relnamespace
  where nspname in ('audit', 'event_log', 'keyring', 'read_models', 'sessions', 'write_side')
    and relkind in ('r', 'v', 'S') and relname !~ '_v[0-9]+$' and relname !~ '^migrations'`;

const COLUMNS = `
  select format('%s.%s', name, attname) as column,
         format_type(atttypid, atttypmod)
           || case when relkind = 'r' and attnotnull and not atthasdef and attidentity = '' then ' required' else '' end as type
  from (${OURS}) as ours join pg_attribute on attrelid = ours.oid
  where relkind in ('r', 'v') and attnum > 0 and not attisdropped`;

const CONSTRAINTS = `
  select name, pg_get_constraintdef(pg_constraint.oid) as refuses
  from (${OURS}) as ours join pg_constraint on conrelid = ours.oid where contype in ('c', 'f', 'x')
  union all
  select name, pg_get_indexdef(indexrelid) from (${OURS}) as ours join pg_index on indrelid = ours.oid where indisunique`;

const RIGHTS = `
  select concat_ws(' ', rolname, lower(privilege_type), given.on) as may from (
    select name as on, (aclexplode(relacl)).* from (${OURS}) as ours
    union all
    select format('%s.%s', name, attname), (aclexplode(attacl)).*
    from (${OURS}) as ours join pg_attribute on attrelid = ours.oid
  ) as given join pg_roles on pg_roles.oid = grantee
  where rolname ~ '^twofold_(auditor|command|projector|query|key_keeper|key_reader|log_reader|log_writer)$'`;

const FUNCTIONS = `
  select concat_ws(' ', pg_proc.oid::regprocedure, 'returns', pg_get_function_result(pg_proc.oid)) as function
  from pg_proc join pg_namespace on pg_namespace.oid = pronamespace
  where nspname in ('event_log', 'keyring', 'write_side')`;

/** Reads these objects from a database, as its owner. */
export const tablesIn = async (client: ClientBase): Promise<ReleaseTables> => {
  const rowsOf = async <Row extends object>(query: string): Promise<Row[]> => (await client.query<Row>(query)).rows;
  const columns = await rowsOf<{ column: string; type: string }>(`${COLUMNS} order by 1`);
  const constraints = new Map<string, string[]>();
  for (const { name, refuses } of await rowsOf<{ name: string; refuses: string }>(`${CONSTRAINTS} order by 1, 2`))
    constraints.set(name, [...(constraints.get(name) ?? []), refuses]);
  return {
    columns: Object.fromEntries(columns.map(({ column, type }) => [column, type])),
    constraints: Object.fromEntries(constraints),
    rights: (await rowsOf<{ may: string }>(`${RIGHTS} order by 1`)).map(({ may }) => may),
    functions: (await rowsOf<{ function: string }>(`${FUNCTIONS} order by 1`)).map((row) => row.function),
  };
};

/** The changes in the tables of a later release that would break services of this one. Additions break nothing. */
export const incompatibilities = (release: ReleaseTables, now: ReleaseTables): string[] => [
  ...Object.entries(release.columns).flatMap(([column, was]) => {
    const is = now.columns[column];
    if (is === undefined) return [`${column} is gone`];
    return is === was || `${is} required` === was ? [] : [`${column} is ${is} and was ${was}`];
  }),
  ...Object.entries(now.columns)
    .filter(([column, type]) => type.endsWith(' required') && !(column in release.columns) && isOld(release, column))
    .map(([column]) => `${column} is new and required`),
  ...Object.entries(now.constraints).flatMap(([table, refuses]) =>
    isOld(release, `${table}.`)
      ? refuses
          .filter((each) => !release.constraints[table]?.includes(each))
          .map((each) => `${table} refuses more: ${each}`)
      : [],
  ),
  ...release.rights.filter((right) => !now.rights.includes(right)).map((right) => `no role may any more: ${right}`),
  ...release.functions.filter((each) => !now.functions.includes(each)).map((each) => `${each} is gone`),
];

/** Whether the table of a column existed in the release. */
const isOld = ({ columns }: ReleaseTables, column: string): boolean => {
  const table = column.slice(0, column.lastIndexOf('.') + 1);
  return Object.keys(columns).some((each) => each.startsWith(table));
};
