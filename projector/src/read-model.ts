import type { Projection, Row } from './projection.ts';

/** The schema of all tables that the projector writes. */
export const SCHEMA = 'read_models';

type BaseType = 'bigint' | 'integer' | 'text' | 'boolean';

/** The SQL type of a column, with `null` if the column is nullable. Numbers are safe integers. */
export type ColumnType = BaseType | `${BaseType} null`;

type ColumnOf<Value> = null extends Value ? `${BaseType} null` : BaseType;

/**
 * The table behind one projection. `name` is the view that services read. Writes go to its generations,
 * `<name>_v<generation>`; the view selects from one of them. `Generated` are columns that the database computes from
 * others; the projection does not have them.
 */
export type Table<OneRow extends Row, Generated extends string = never> = {
  readonly name: string;
  readonly key: keyof OneRow & string;
  readonly columns: { readonly [Column in keyof OneRow & string]: ColumnOf<OneRow[Column]> };
  /** The type of each generated column, and its immutable expression. */
  readonly generated?: { readonly [Column in Generated]: { readonly type: 'tsvector'; readonly as: string } };
  /** `on` follows the table's name in the SQL statement: columns in parentheses, a predicate. */
  readonly indexes: readonly { readonly name: string; readonly on: string }[];
  readonly view: { readonly columns: readonly ((keyof OneRow & string) | Generated)[]; readonly where?: string };
};

/** A table without its row type, as the runner uses it. */
export type AnyTable = {
  readonly name: string;
  readonly key: string;
  readonly columns: Readonly<Record<string, ColumnType>>;
  readonly generated?: Readonly<Record<string, { readonly type: string; readonly as: string }>>;
  readonly indexes: readonly { readonly name: string; readonly on: string }[];
  readonly view: { readonly columns: readonly string[]; readonly where?: string };
};

/** A projection and its table. Both have the same name as the checkpoint. */
export type ReadModel = { readonly projection: Projection; readonly table: AnyTable };

/** The table of one generation, with its schema. */
export const generationName = (table: AnyTable, generation: number): string => `${SCHEMA}.${table.name}_v${generation}`;

/** Creates the table of a generation. Indexes other than the primary key follow when the table is filled. */
export const createGenerationSql = (table: AnyTable, generation: number): string => {
  const name = generationName(table, generation);
  const columns = Object.entries(table.columns).map(([column, type]) => {
    const constraint = column === table.key ? ' primary key' : type.endsWith(' null') ? '' : ' not null';
    return `${column} ${baseType(type)}${constraint}`;
  });
  const generated = Object.entries(table.generated ?? {}).map(
    ([column, { type, as }]) => `${column} ${type} generated always as (${as}) stored`,
  );
  return `create table ${name} (${[...columns, ...generated].join(', ')}); alter table ${name} owner to twofold_projector; grant select on ${name} to twofold_auditor`;
};

export const createIndexesSql = (table: AnyTable, generation: number): string =>
  table.indexes
    .map(
      ({ name, on }) =>
        `create index ${table.name}_v${generation}_${name} on ${generationName(table, generation)} ${on}`,
    )
    .join('; ');

/** Shows a generation to the services. The view is created again, because its columns may differ. */
export const showGenerationSql = (table: AnyTable, generation: number): string => {
  const view = `${SCHEMA}.${table.name}`;
  const where = table.view.where === undefined ? '' : ` where ${table.view.where}`;
  return `
    drop view if exists ${view};
    create view ${view} as select ${table.view.columns.join(', ')} from ${generationName(table, generation)}${where};
    alter view ${view} owner to twofold_projector;
    grant select on ${view} to twofold_query, twofold_auditor`;
};

/** A column's type without `null`, for casts. */
export const baseType = (type: ColumnType): string => type.replace(/ null$/, '');
