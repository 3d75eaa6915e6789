import type { OwnProduct } from '@twofold/contracts/analysis/api';
import type { ListedProduct, ProductRow } from '@twofold/contracts/analysis/read-model';
import { LARGEST_ID } from '../is-id.ts';
import type { Pipelines } from '../pipelines.ts';

const DOCUMENT = { name: 'product', text: 'select document from read_models.products where id = $1' };
/** `->` hands the text of a document on as it stands. */
const VERSION = {
  name: 'version of a product',
  text: `select case when version = $2::int then document else (older::json -> ($2::int)::text)::text end as document
         from read_models.products where id = $1`,
};
/**
 * The open seats are looked up for the apps of a page only, in one pass over their index. A seat of a request that has ended
 * is never open.
 */
const withOpenSeats = (page: string): string => `
  with page as materialized (${page}), open as (
    select product_id, count(*) as seats from read_models.feedback_seats
    where state = 'open' and product_id = any(array(select id from page)) group by product_id
  )
  select page.*, coalesce(open.seats, 0) as open_seats
  from page left join open on open.product_id = page.id order by page.id desc`;
const NEWEST = {
  name: 'newest products',
  text: withOpenSeats(`select id, summary from read_models.products
                       where is_listed and id < $1 order by id desc limit $2`),
};
const OWN = {
  name: 'own products',
  text: withOpenSeats(`select id, summary, is_listed, (
                         select count(*) from read_models.reviews v where v.product_id = p.id and v.status = 'complete'
                       ) as review_count
                       from read_models.products p where owner_id = $1 and id < $2 order by id desc limit $3`),
};
const CLAIMABLE = {
  name: 'claimable product',
  text: 'select from read_models.products where id = $1 and owner_id is null and claimable_by = $2',
};

/** The driver hands a `bigint` over as text. */
type FoundSummary = Pick<ProductRow, 'summary'> & { readonly open_seats: string };
type FoundOwn = FoundSummary & Pick<ProductRow, 'is_listed'> & { readonly review_count: string };

/**
 * One product as JSON text, with its newest report or that of a version; `undefined` when there is none. `id` is a decimal
 * number of at most 2^63 - 1.
 */
export const productDocument = async (
  database: Pick<Pipelines, 'query'>,
  id: string,
  version?: number,
): Promise<string | undefined> => {
  const query = version === undefined ? { ...DOCUMENT, values: [id] } : { ...VERSION, values: [id, version] };
  const { rows } = await database.query<{ readonly document: string | null }>(query);
  return rows[0]?.document ?? undefined;
};

/** The newest listed products, or those before one of them, as the text of a JSON array. */
export const newestProducts = async (
  database: Pipelines,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<string> => {
  const values = [before ?? LARGEST_ID, limit];
  const { rows } = await database.query<FoundSummary>({ ...NEWEST, values });
  return `[${rows.map(toText).join(',')}]`;
};

/** The newest products of a person, or those before one of them, whether they are listed or not. */
export const productsOf = async (
  database: Pipelines,
  userId: number,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<OwnProduct[]> => {
  const values = [userId, before ?? LARGEST_ID, limit];
  const { rows } = await database.query<FoundOwn>({ ...OWN, values });
  return rows.map(({ summary, is_listed: isListed, open_seats: openSeats, review_count: reviewCount }) => ({
    ...(JSON.parse(summary) as ListedProduct),
    openSeats: Number(openSeats),
    isListed,
    reviewCount: Number(reviewCount),
  }));
};

/** Puts the one member that changes by itself behind the others, without reading the text: it is an object with members. */
const toText = ({ summary, open_seats: openSeats }: FoundSummary): string =>
  `${summary.slice(0, -1)},"openSeats":${openSeats}}`;

/** Whether a product belongs to nobody and was submitted from this device, so that it can be claimed. */
export const isClaimable = async (database: Pipelines, id: string, device: string): Promise<boolean> => {
  const { rowCount } = await database.query({ ...CLAIMABLE, values: [id, device] });
  return rowCount === 1;
};
