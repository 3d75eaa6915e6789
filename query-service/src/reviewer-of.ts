import { FORMER_REVIEWER, UNNAMED_REVIEWER } from '@twofold/contracts/reviews/content';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';

/** The author of a review; the name is null when they were erased. */
export type FoundReviewer = { readonly full_name: string | null; readonly expertise: string | null };

/** The reviewer as others see them, never with an address: a placeholder replaces a missing or erased name. */
export const reviewerOf = ({
  full_name: fullName,
  expertise,
}: FoundReviewer): NonNullable<RequestedSeat['reviewer']> => ({
  name: fullName === null ? FORMER_REVIEWER : fullName || UNNAMED_REVIEWER,
  expertise: expertise ?? '',
});
