import type { ClaimView } from '@twofold/contracts/feedback/api';
import { briefsOf, toBriefView } from './briefs.ts';
import type { Pipelines } from '../pipelines.ts';

/** A user has at most one review of an app (D-08), so a begun review is for this seat. */
const RUNNING = {
  name: 'claims of a person',
  text: `select s.request_id, s.seat, s.product_id, s.claimed_at, s.due_at, v.id as review_id,
           p.title, p.url, p.description
         from read_models.feedback_seats s
         join read_models.products p on p.id = s.product_id
         left join read_models.reviews v on v.user_id = s.user_id and v.product_id = s.product_id
         where s.user_id = $1 and s.state = 'claimed' and s.due_at > $2
         order by s.due_at, s.key`,
};

/** The driver returns a `bigint` as text. */
type FoundClaim = {
  readonly request_id: string;
  readonly seat: number;
  readonly product_id: string;
  readonly claimed_at: string;
  readonly due_at: string;
  readonly review_id: string | null;
  readonly title: string;
  readonly url: string;
  readonly description: string;
};

/** The seats that a user holds within their deadline, with the reviews begun for them; earliest deadline first. */
export const claimsOf = async (database: Pipelines, userId: number, now: Date): Promise<ClaimView[]> => {
  const { rows } = await database.query<FoundClaim>({ ...RUNNING, values: [userId, now.toISOString()] });
  const briefs = await briefsOf(database, [...new Set(rows.map((row) => row.request_id))]);
  return rows.map(({ title, url, description, ...row }) => ({
    requestId: row.request_id,
    seat: row.seat,
    productId: Number(row.product_id),
    product: { title, url, description },
    claimedAt: row.claimed_at,
    dueAt: row.due_at,
    ...(row.review_id !== null && { reviewId: Number(row.review_id) }),
    ...briefIn(briefs.get(row.request_id)),
  }));
};

const briefIn = (brief: Parameters<typeof toBriefView>[0] | undefined): Pick<ClaimView, 'brief'> =>
  brief === undefined ? {} : { brief: toBriefView(brief) };
