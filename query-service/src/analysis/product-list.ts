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

/** The driver hands a `bigint` over as text. */
type FoundSummary = Pick<ProductRow, 'summary'> & { readonly open_seats: string };

/** What is asked of the list; `reader` is who is not to be shown their own and what they have reviewed. */
type Listed = Partial<ListProductsQuery> & { readonly limit: number; readonly reader?: number | undefined };

/** Listed products as the text of a JSON array: the newest, or those that fit, from the app `before` on. */
export const listedProducts = async (database: Pipelines, asked: Listed): Promise<string> => {
  const { q = '', seats, reader, sort = 'newest', before, limit } = asked;
  if (q === '' && seats === undefined && reader === undefined && sort === 'newest') {
    const { rows } = await database.query<FoundSummary>({ ...NEWEST, values: [before ?? LARGEST_ID, limit] });
    return toText(rows);
  }
  const words = searchWords(q);
  if (q !== '' && words.length === 0) return '[]';
  const { rows } = await database.query<FoundSummary>(statementFor({ ...asked, sort }, words));
  return toText(rows);
};

/** More words find nothing that these do not. */
const MOST_WORDS = 12;
/** Looked up as it is: what begins with one letter is a good part of the index, which takes a second to read. */
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

/**
 * Without a name, so that it is planned for its values: a word that few apps have is looked up in the index, one that most
 * have is not. Words are letters and digits, which is what makes them a `tsquery`.
 */
const statementFor = ({ seats, reader, sort, before, limit }: Listed & { sort: ProductSort }, words: string[]) => {
  const values: unknown[] = [];
  const given = (value: unknown): string => `$${values.push(value)}`;
  const conditions = ['p.is_listed'];
  if (words.length > 0) {
    const query = words.slice(0, MOST_WORDS).map((word) => `'${word}'${LETTER.test(word) ? '' : ':*'}`);
    conditions.push(`p.search_words @@ ${given(query.join(' & '))}::tsquery`);
  }
  if (seats === 'open')
    conditions.push(`exists (select from read_models.feedback_seats s where s.product_id = p.id and s.state = 'open')`);
  if (reader !== undefined) {
    const id = `${given(reader)}::bigint`;
    conditions.push(
      `p.owner_id is distinct from ${id}`,
      `not exists (select from read_models.reviews v where v.user_id = ${id} and v.product_id = p.id)`,
    );
  }
  if (before !== undefined) conditions.push(ORDERS[sort].after(given(before)));
  const page = `select p.id, p.summary, row_number() over (order by ${ORDERS[sort].by}) as place
                from read_models.products p where ${conditions.join(' and ')}
                order by ${ORDERS[sort].by} limit ${given(limit)}`;
  return { text: withOpenSeats(page, 'page.place'), values };
};

/** Puts the one member that changes by itself behind the others, without reading the text: it is an object with members. */
const toText = (rows: readonly FoundSummary[]): string =>
  `[${rows.map(({ summary, open_seats: openSeats }) => `${summary.slice(0, -1)},"openSeats":${openSeats}}`).join(',')}]`;
