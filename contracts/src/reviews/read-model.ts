/**
 * One row of the view `read_models.reviews`, written by the projection `reviews`. `content` is null once the author was
 * erased; `earns` says whether completing it earns a credit. Times are ISO texts.
 */
export type ReviewRow = {
  readonly id: number;
  readonly product_id: number;
  readonly user_id: number;
  readonly content: string | null;
  readonly rating: number;
  readonly status: 'pending' | 'complete';
  readonly created_at: string;
  readonly completed_at: string | null;
  readonly earns: boolean;
};
