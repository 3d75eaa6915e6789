/**
 * One row of the view `read_models.feedback_requests`, written by the projection of that name. `order_id` or `user_id`
 * (who spends credits) says how it is paid. `replaces` is the unusable review that it replaces. Times are ISO texts.
 */
export type FeedbackRequestRow = {
  readonly id: string;
  readonly product_id: number;
  readonly source: string;
  readonly order_id: number | null;
  readonly user_id: number | null;
  readonly replaces: number | null;
  readonly seats: number;
  readonly claim_hours: number;
  readonly status: 'open' | 'delivered' | 'closed';
  readonly requested_at: string;
  readonly due_at: string;
  readonly ended_at: string | null;
};

/**
 * One row of the view `read_models.briefs`, written by the projection of that name. `questions` is a JSON array of texts.
 * `access` is null once the request has ended. All columns are null once the requester was erased.
 */
export type BriefRow = {
  readonly request_id: string;
  readonly task: string | null;
  readonly questions: string;
  readonly access: string | null;
  readonly written_at: string;
};

/**
 * One row of the view `read_models.feedback_seats`, written by the projection of that name. `key` is
 * `<request id>/<seat>`. `user_id` is the reviewer who holds or has filled it.
 */
export type FeedbackSeatRow = {
  readonly key: string;
  readonly request_id: string;
  readonly seat: number;
  readonly product_id: number;
  readonly state: 'open' | 'claimed' | 'filled' | 'missing';
  readonly user_id: number | null;
  readonly claimed_at: string | null;
  readonly due_at: string | null;
  readonly review_id: number | null;
  readonly filled_at: string | null;
};

/**
 * One row of the view `read_models.comparisons`, written by the projection of that name: the newest comparison of a
 * request, as JSON.
 */
export type ComparisonRow = {
  readonly request_id: string;
  readonly order_id: number;
  readonly comparison: string;
  readonly delivered_at: string;
};

/**
 * One row of the view `read_models.complaints`, written by the projection of that name: a buyer's report of a review. A
 * text is null if its author was erased, or wrote none. Times are ISO texts.
 */
export type ComplaintRow = {
  readonly order_id: number;
  readonly request_id: string;
  readonly product_id: number;
  readonly review_id: number;
  readonly reviewer_id: number;
  readonly reported_by: number | null;
  readonly seat: number;
  readonly reason: string;
  readonly note: string | null;
  readonly earned: boolean;
  readonly state: 'reported' | 'appealed' | 'upheld' | 'dismissed';
  readonly reported_at: string;
  readonly appeal_by: string;
  readonly appeal: string | null;
  readonly appealed_at: string | null;
  readonly because: string | null;
  readonly decided_at: string | null;
};
