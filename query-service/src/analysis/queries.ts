import type { OwnProduct } from '@twofold/contracts/analysis/api';
import type { ListedProduct, ProductDocument, ProductRow } from '@twofold/contracts/analysis/read-model';
import type { Access } from '../access.ts';
import { LARGEST_ID } from '../is-id.ts';
import type { Pipelines } from '../pipelines.ts';
import { withOpenSeats } from './open-seats.ts';

/** $2 is the requested version, or null for the newest. `->` returns the text of a document unchanged. */
const documentWhere = (condition: string): string => `
  select case when coalesce($2::int, version) = version then document else (older::json -> ($2::int)::text)::text end
    as document, url, public_url
  from read_models.products where id = $1 and ${condition}`;
const DOCUMENT = { name: 'product', text: documentWhere('true') };
/** A document that is the same for all readers. */
const DOCUMENT_FOR_ALL = { name: 'product for all', text: documentWhere('is_listed and url = public_url') };
/** $3 is the SHA-256 of the token in a share link. */
const PUBLISHED = { name: 'published product', text: documentWhere('(is_listed or share_hash = $3)') };
const OWN = {
  name: 'own products',
  text: withOpenSeats(`select id, summary, url, public_url, is_listed, share_hash is not null as is_shared, (
                         select count(*) from read_models.reviews v where v.product_id = p.id and v.status = 'complete'
                       ) as review_count
                       from read_models.products p where owner_id = $1 and id < $2 order by id desc limit $3`),
};
const CLAIMABLE = {
  name: 'claimable product',
  text: 'select from read_models.products where id = $1 and owner_id is null and claimable_by = $2',
};

/** The driver returns a `bigint` as text. */
type FoundOwn = Pick<ProductRow, 'summary' | 'url' | 'public_url' | 'is_listed'> & {
  readonly open_seats: string;
  readonly is_shared: boolean;
  readonly review_count: string;
};
type FoundDocument = Pick<ProductRow, 'url' | 'public_url'> & { readonly document: string | null };

/**
 * One product as JSON text, with its newest report or the requested version, if all readers see the same. `undefined` if
 * it does not exist or depends on the reader. `id` is a decimal number of at most 2^63 - 1.
 */
export const documentForAll = async (
  database: Pick<Pipelines, 'query'>,
  id: string,
  version?: number,
): Promise<string | undefined> => {
  const { rows } = await database.query<FoundDocument>({ ...DOCUMENT_FOR_ALL, values: [id, version ?? null] });
  return rows[0]?.document ?? undefined;
};

/** One product as in `documentForAll`, for a reader with this access to it. */
export const documentFor = async (
  database: Pipelines,
  access: Access,
  id: string,
  version?: number,
): Promise<string | undefined> => {
  const { rows } = await database.query<FoundDocument>({ ...DOCUMENT, values: [id, version ?? null] });
  const [row] = rows;
  if (typeof row?.document !== 'string') return undefined;
  if (access === 'public' || row.url === row.public_url) return row.document;
  return JSON.stringify({ ...(JSON.parse(row.document) as ProductDocument), url: row.url });
};

/** The newest report as strangers see it: of a listed product, or of one whose share token has this SHA-256. */
export const publishedDocument = async (
  database: Pick<Pipelines, 'query'>,
  id: string,
  shareHash?: string,
): Promise<string | undefined> => {
  const { rows } = await database.query<FoundDocument>({ ...PUBLISHED, values: [id, null, shareHash ?? null] });
  return rows[0]?.document ?? undefined;
};

/** A user's products, listed or not, newest first, from the one `before` on. */
export const productsOf = async (
  database: Pipelines,
  userId: number,
  { limit, before }: { readonly limit: number; readonly before?: number | undefined },
): Promise<OwnProduct[]> => {
  const values = [userId, before ?? LARGEST_ID, limit];
  const { rows } = await database.query<FoundOwn>({ ...OWN, values });
  return rows.map(({ summary, url, open_seats: openSeats, review_count: reviewCount, ...row }) => ({
    ...(JSON.parse(summary) as ListedProduct),
    ...(url !== row.public_url && { url }),
    openSeats: Number(openSeats),
    isListed: row.is_listed,
    ...(row.is_shared && { isShared: true }),
    reviewCount: Number(reviewCount),
  }));
};

/** Whether a product has no owner and was submitted from this device, so that it can be claimed. */
export const isClaimable = async (database: Pipelines, id: string, device: string): Promise<boolean> => {
  const { rowCount } = await database.query({ ...CLAIMABLE, values: [id, device] });
  return rowCount === 1;
};
