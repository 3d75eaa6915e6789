import { FORMER_REVIEWER, UNNAMED_REVIEWER } from '@twofold/contracts/reviews/content';
import type { RequestedSeat } from '@twofold/contracts/feedback/api';

/** What is known of the one who reviewed; the name is null when they were erased. */
export type FoundReviewer = { readonly full_name: string | null; readonly expertise: string | null };

/** Never an address: some words stand in place of a name that was not given, or that was erased. */
export const reviewerOf = ({
  full_name: fullName,
  expertise,
}: FoundReviewer): NonNullable<RequestedSeat['reviewer']> => ({
  name: fullName === null ? FORMER_REVIEWER : fullName || UNNAMED_REVIEWER,
  expertise: expertise ?? '',
});
