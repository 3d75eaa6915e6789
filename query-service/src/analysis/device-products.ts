import type { DeviceProduct } from '@twofold/contracts/analysis/api';
import type { Viewer } from '../access.ts';
import type { Pipelines } from '../pipelines.ts';

/** More than anyone reads. Older apps are on Discover, or have an owner. */
const MAX_PRODUCTS = 50;

/** $1 is the device, $2 the account, $3 the current time. Each part of the union uses its own index. */
const SUBMITTED = {
  name: 'products of a device',
  text: `
  select s.id, s.url, s.state, s.requested_at, p.title,
    s.owner_id is null and coalesce(p.claimable_by = $1, false) as is_claimable
  from (
    select * from read_models.submissions where device = $1 and owner_id is null
    union
    select * from read_models.submissions where owner_id = $2 and state = 'running'
  ) s
  left join read_models.products p on p.id = s.id
  where (s.state = 'running' and s.due_at > $3) or (s.state = 'done' and p.id is not null)
  order by s.id desc limit ${MAX_PRODUCTS}`,
};

/** The driver returns a `bigint` as text. */
type FoundSubmission = {
  readonly id: string;
  readonly url: string;
  readonly state: DeviceProduct['state'];
  readonly requested_at: string;
  readonly title: string | null;
  readonly is_claimable: boolean;
};

/** A browser's unowned apps, and the account's running analyses; newest first (D-138). */
export const deviceProductsFor = async (
  database: Pipelines,
  { submitter, userId }: Pick<Viewer, 'submitter' | 'userId'>,
  now: Date,
): Promise<DeviceProduct[]> => {
  if (submitter === undefined && userId === undefined) return [];
  const values = [submitter ?? null, userId ?? null, now.toISOString()];
  const { rows } = await database.query<FoundSubmission>({ ...SUBMITTED, values });
  return rows.map(({ id, url, state, title, requested_at: requestedAt, is_claimable: isClaimable }) => ({
    id: Number(id),
    url,
    state,
    ...(title !== null && { title }),
    isClaimable,
    requestedAt,
  }));
};
