import type { ListProductsQuery, ProductSort } from '@twofold/contracts/analysis/api';
import type { ProductRow } from '@twofold/contracts/analysis/read-model';
import { searchWords } from '@twofold/contracts/analysis/search-words';
import { LARGEST_ID } from '../is-id.ts';
import type { Pipelines } from '../pipelines.ts';
import { withOpenSeats } from './open-seats.ts';

const NEWEST = {
  name: 'newest products',
  text: withOpenSeats(`select id, summary from read_models.products
                       where is_listed and id < $1 order by id desc limit $2`),
};

/** The driver returns a `bigint` as text. */
type FoundSummary = Pick<ProductRow, 'summary'> & { readonly open_seats: string };

/** The query of the list; `reader` is the user whose own and reviewed apps are left out. */
type Listed = Partial<ListProductsQuery> & { readonly limit: number; readonly reader?: number | undefined };

/** Listed products as the text of a JSON array: the newest, or those that match, starting after the app `before`. */
export const listedProducts = async (database: Pick<Pipelines, 'query'>, query: Listed): Promise<string> => {
  const { q = '', seats, reader, sort = 'newest', before, limit } = query;
  if (q === '' && seats === undefined && reader === undefined && sort === 'newest') {
    const { rows } = await database.query<FoundSummary>({ ...NEWEST, values: [before ?? LARGEST_ID, limit] });
    return toText(rows);
  }
  const words = searchWords(q);
  if (q !== '' && words.length === 0) return '[]';
  const find = async (scope: Scope) =>
    (await database.query<FoundSummary>(statementFor({ ...query, sort }, words, scope))).rows;
  // Few apps have an open seat, and their seats find them.
  if (seats !== undefined || words.length === 0) return toText(await find('all'));
  const first = await find('first');
  return toText(first.length === limit ? first : await find('found'));
};

/**
 * Where to search for a page: among the first apps in the order, which is enough for frequent words; among the matches of
 * the word index, which are few for other words; or as the planner decides.
 */
type Scope = 'first' | 'found' | 'all';
/** Searched in a few milliseconds. */
const FIRST_APPS = 3_000;

/** Further words would only narrow the result. */
const MAX_WORDS = 12;
/** Single letters match exactly: as a prefix, they match a large part of the index, which takes a second to read. */
const LETTER = /^[a-z\d]$/;

const NAME = 'lower(left(p.title, 80))';
const ORDERS: Readonly<Record<ProductSort, { readonly by: string; readonly after: (id: string) => string }>> = {
  newest: { by: 'p.id desc', after: (id) => `p.id < ${id}` },
  oldest: { by: 'p.id', after: (id) => `p.id > ${id}` },
  name: {
    by: `${NAME}, p.id`,
    after: (id) => `(${NAME}, p.id) > (select ${NAME}, p.id from read_models.products p where p.id = ${id})`,
  },
};

/** Words consist of letters and digits, so they are safe in a `tsquery`. */
const tsqueryOf = (words: readonly string[]): string =>
  words
    .slice(0, MAX_WORDS)
    .map((word) => `'${word}'${LETTER.test(word) ? '' : ':*'}`)
    .join(' & ');

/**
 * Not a prepared statement, so that it is planned for its values. The planner cannot estimate how many apps have a rare
 * word and would scan all apps, so the scope determines where to search.
 */
const statementFor = (
  { seats, reader, sort, before, limit }: Listed & { sort: ProductSort },
  words: string[],
  scope: Scope,
) => {
  const values: unknown[] = [];
  const parameter = (value: unknown): string => `$${values.push(value)}`;
  const conditions: string[] = [];
  const matching = words.length > 0 ? [`p.search_words @@ ${parameter(tsqueryOf(words))}::tsquery`] : [];
  const following = before === undefined ? [] : [ORDERS[sort].after(parameter(before))];
  if (seats === 'open')
    conditions.push(`exists (select from read_models.feedback_seats s where s.product_id = p.id and s.state = 'open')`);
  if (reader !== undefined) {
    const id = `${parameter(reader)}::bigint`;
    conditions.push(
      `p.owner_id is distinct from ${id}`,
      `not exists (select from read_models.reviews v where v.user_id = ${id} and v.product_id = p.id)`,
    );
  }
  const { by } = ORDERS[sort];
  const apps = (of: readonly string[], rest: string): string =>
    `(select p.* from read_models.products p where ${['p.is_listed', ...of].join(' and ')} ${rest}) p`;
  const sources: Readonly<Record<Scope, readonly [from: string, ...conditions: string[]]>> = {
    first: [apps([...following, ...conditions], `order by ${by} limit ${FIRST_APPS}`), ...matching],
    // PostgreSQL pushes no condition into a subquery with an offset, so that the word index is used.
    found: [apps(matching, 'offset 0'), ...following, ...conditions],
    all: ['read_models.products p', 'p.is_listed', ...matching, ...following, ...conditions],
  };
  const [from, ...where] = sources[scope];
  const page = `select p.id, p.summary, row_number() over (order by ${by}) as place
                from ${from} where ${['true', ...where].join(' and ')}
                order by ${by} limit ${parameter(limit)}`;
  return { text: withOpenSeats(page, 'page.place'), values };
};

/** Appends the number of open seats to each summary without parsing it: a summary is an object with members. */
const toText = (rows: readonly FoundSummary[]): string =>
  `[${rows.map(({ summary, open_seats: openSeats }) => `${summary.slice(0, -1)},"openSeats":${openSeats}}`).join(',')}]`;
