import type { Projection, Row } from './projection.ts';

/** Everything the projector writes is in this schema. */
export const SCHEMA = 'read_models';

type BaseType = 'bigint' | 'integer' | 'text' | 'boolean';

/** SQL type of a column; it may be null where its name has `null`. Numbers are safe integers. */
export type ColumnType = BaseType | `${BaseType} null`;

type ColumnOf<Value> = null extends Value ? `${BaseType} null` : BaseType;

/**
 * The table behind one projection. `name` is the view that services read; writes go to its generations,
 * `<name>_v<generation>`, of which the view selects one at a time. `Generated` are columns that the database computes
 * from others, unknown to the projection.
 */
export type Table<OneRow extends Row, Generated extends string = never> = {
  readonly name: string;
  readonly key: keyof OneRow & string;
  readonly columns: { readonly [Column in keyof OneRow & string]: ColumnOf<OneRow[Column]> };
  /** The type of each of these columns, and the immutable expression it is made by. */
  readonly generated?: { readonly [Column in Generated]: { readonly type: 'tsvector'; readonly as: string } };
  /** `on` is what SQL has behind the name of the table: columns in parentheses, a predicate. */
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

/** A projection and its table. They share their name with the checkpoint. */
export type ReadModel = { readonly projection: Projection; readonly table: AnyTable };

/** The table of one generation, with its schema. */
export const generationName = (table: AnyTable, generation: number): string => `${SCHEMA}.${table.name}_v${generation}`;

/** Makes the table of a generation. Its indexes but for the primary key come later, when it is filled. */
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

/** Shows a generation to the services. A view is rebuilt, since its columns may differ from those it had. */
export const showGenerationSql = (table: AnyTable, generation: number): string => {
  const view = `${SCHEMA}.${table.name}`;
  const where = table.view.where === undefined ? '' : ` where ${table.view.where}`;
  return `
    drop view if exists ${view};
    create view ${view} as select ${table.view.columns.join(', ')} from ${generationName(table, generation)}${where};
    alter view ${view} owner to twofold_projector;
    grant select on ${view} to twofold_query, twofold_auditor`;
};

/** A column's type without a word on nulls, as a cast needs it. */
export const baseType = (type: ColumnType): string => type.replace(/ null$/, '');
