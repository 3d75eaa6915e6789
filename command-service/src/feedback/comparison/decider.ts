import type { ComparisonEvent } from '@twofold/contracts/feedback/events';
import type { Decider } from '../../decider.ts';

/** The reviews that the recorded comparison covers. */
export type Compared = { readonly reviewIds: readonly number[] };

export type DeliverComparison = {
  readonly type: 'DeliverComparison';
  readonly data: ComparisonEvent['data'];
};

const evolve = (_: Compared, event: ComparisonEvent): Compared => ({ reviewIds: event.data.reviewIds });

/** Whether a comparison of these reviews covers more than the recorded one, so that an older one never replaces it. */
export const isNewer = (compared: Compared, reviewIds: readonly number[]): boolean =>
  reviewIds.length > compared.reviewIds.length && compared.reviewIds.every((id) => reviewIds.includes(id));

const decide = ({ data }: DeliverComparison, compared: Compared): readonly ComparisonEvent[] =>
  isNewer(compared, data.reviewIds) ? [{ type: 'ComparisonDelivered', data }] : [];

/** The comparisons of one request. Stream: `comparison-<requestId>`. */
export const comparisonDecider: Decider<Compared, DeliverComparison, ComparisonEvent> = {
  initialState: { reviewIds: [] },
  evolve,
  decide,
};
