import type { BriefView, OwnBriefView } from '@twofold/contracts/feedback/api';
import type { BriefRow } from '@twofold/contracts/feedback/read-model';
import { z } from 'zod';
import type { Pipelines } from '../pipelines.ts';

/** A request that replaces a review uses the brief of the order's first request, until it gets its own. */
const BRIEFS = {
  name: 'briefs of requests',
  text: `
  select wanted.id as request_id, b.task, b.questions, b.access
  from unnest($1::text[]) wanted (id)
  join lateral (
    select task, questions, access from read_models.briefs
    where request_id = wanted.id or request_id = (
      select paid.id from read_models.feedback_requests r
      join read_models.feedback_requests paid on paid.order_id = r.order_id and paid.replaces is null
      where r.id = wanted.id and r.replaces is not null
    )
    order by request_id = wanted.id desc limit 1
  ) b on true`,
};

/** $1 is the request, $2 the reviewer, $3 the current time. */
const ACCESS = {
  name: 'access for a reviewer',
  text: `
  select b.access from read_models.briefs b
  join read_models.feedback_seats s on s.request_id = b.request_id
  where b.request_id = $1 and b.access is not null and s.user_id = $2 and s.state = 'claimed' and s.due_at > $3`,
};

type FoundBrief = Omit<BriefRow, 'written_at'>;

/** The briefs of these requests, by request; requests without one are omitted. */
export const briefsOf = async (
  database: Pipelines,
  requestIds: readonly string[],
): Promise<ReadonlyMap<string, FoundBrief>> => {
  if (requestIds.length === 0) return new Map();
  const { rows } = await database.query<FoundBrief>({ ...BRIEFS, values: [requestIds] });
  return new Map(rows.map((row) => [row.request_id, row]));
};

const questionsIn = z.array(z.string());

/** A brief as reviewers with a seat see it. */
export const toBriefView = ({ task, questions, access }: FoundBrief): BriefView => ({
  ...(task !== null && { task }),
  questions: questionsIn.parse(JSON.parse(questions)),
  hasAccess: access !== null,
});

/** A brief as its author sees it. */
export const toOwnBriefView = (brief: FoundBrief): OwnBriefView => ({
  ...toBriefView(brief),
  ...(brief.access !== null && { access: brief.access }),
});

/** The test login of a request, for a reviewer while their claim runs. */
export const accessFor = async (
  database: Pipelines,
  requestId: string,
  userId: number,
  now: Date,
): Promise<string | undefined> => {
  const values = [requestId, userId, now.toISOString()];
  const { rows } = await database.query<{ access: string }>({ ...ACCESS, values });
  return rows[0]?.access;
};
