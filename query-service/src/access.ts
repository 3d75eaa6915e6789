import { createHash } from 'node:crypto';
import type { ProductQuery } from '@twofold/contracts/analysis/api';
import { isByToken } from '@twofold/sessions/access-tokens/accept-tokens';
import type { Request } from 'express';
import { claimableBy } from './claimable-by.ts';
import type { Pipelines } from './pipelines.ts';
import { readerOf, submitterOf, type Reader } from './reader.ts';

/** The reader of an app, and the links they use. Hashes are SHA-256 in hex. */
export type Viewer = Reader & {
  readonly submitter: string | undefined;
  /** Whether they use an access token, which never has the rights of staff. */
  readonly isByToken: boolean;
  /** Whether roles of staff work only with a second factor (D-132). */
  readonly staffNeedSecondFactor: boolean;
  readonly shareHash: string | undefined;
  readonly order: { readonly id: number; readonly linkHash: string } | undefined;
};

/** What a user may see of a report: everything, or the public part. */
export type Access = 'full' | 'public';

/** The Express setting that says whether roles of staff work only with a second factor (D-132). */
export const STAFF_NEED_SECOND_FACTOR = 'staff need a second factor';

/** The projections that `accessTo` reads. */
export const OF_ACCESS = ['products', 'orders', 'feedback_requests', 'feedback_seats', 'reviews', 'users'] as const;

/**
 * $1 is the app, $2 the account, $3 the submitting browser, $4 the buying one, $8 the current time, $9 whether a token is
 * used, $10 whether staff need a second factor.
 */
const ACCESS = {
  name: 'access to a product',
  text: `
  select case
    when p.owner_id = $2 or p.submitted_by = $3
      or exists (
        select from read_models.users u
        where u.id = $2 and not $9 and u.roles::jsonb ?| array['auditor', 'moderator', 'operator']
          and (not $10 or u.second_factors <> '[]')
      )
      or exists (
        select from read_models.orders o
        where o.product_id = p.id and o.status = 'paid'
          and (o.user_id = $2 or (o.user_id is null and o.browser = $4) or (o.id = $5 and o.link_hash = $6))
      )
      or exists (
        select from read_models.feedback_seats s
        where s.user_id = $2 and s.product_id = p.id and s.state = 'claimed'
      )
    then 'full'
    when p.is_listed or p.share_hash = $7
      or exists (select from read_models.reviews v where v.user_id = $2 and v.product_id = p.id)
      or $2 is not null and exists (
        select from read_models.feedback_seats open
        join read_models.feedback_requests r on r.id = open.request_id
        where open.product_id = p.id and open.state = 'open' and r.status = 'open' and r.due_at > $8
          and ${claimableBy({ now: '$8', userId: '$2', browser: '$4' })}
      )
    then 'public'
  end as access
  from read_models.products p where p.id = $1`,
};

/**
 * What a user may see of an app: the single implementation of D-134 for all reads. `undefined` if the app does not exist,
 * or they may not know that it does. `productId` is a decimal number of at most 2^63 - 1.
 */
export const accessTo = async (
  database: Pipelines,
  productId: string,
  { userId, submitter, browser, order, shareHash, isByToken, staffNeedSecondFactor }: Viewer,
  now: Date,
): Promise<Access | undefined> => {
  const { rows } = await database.query<{ readonly access: Access | null }>({
    ...ACCESS,
    values: [
      productId,
      userId ?? null,
      submitter ?? null,
      browser ?? null,
      order?.id ?? null,
      order?.linkHash ?? null,
      shareHash ?? null,
      now.toISOString(),
      isByToken,
      staffNeedSecondFactor,
    ],
  });
  return rows[0]?.access ?? undefined;
};

/** The viewer, from the cookies and the links of a request. @throws Error if the route was built without `sessions` */
export const viewerOf = (request: Request, links: Pick<ProductQuery, 'share' | 'order' | 'token'> = {}): Viewer => {
  const { share, order, token } = links;
  return {
    ...readerOf(request),
    submitter: submitterOf(request),
    isByToken: isByToken(request),
    staffNeedSecondFactor: request.app.enabled(STAFF_NEED_SECOND_FACTOR),
    shareHash: share === undefined ? undefined : sha256(share),
    order: order === undefined || token === undefined ? undefined : { id: order, linkHash: sha256(token) },
  };
};

const sha256 = (text: string): string => createHash('sha256').update(text).digest('hex');
