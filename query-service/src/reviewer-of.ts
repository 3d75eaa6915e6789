import type { RequestedSeat } from '@twofold/contracts/feedback/api';

/** What is known of whoever reviewed; the name is null when they were erased. */
export type FoundReviewer = { readonly full_name: string | null; readonly expertise: string | null };

/** Never an address: some words stand for whoever gave no name, and for whoever was erased. */
export const reviewerOf = ({
  full_name: fullName,
  expertise,
}: FoundReviewer): NonNullable<RequestedSeat['reviewer']> => ({
  name: fullName === null ? 'A former reviewer' : fullName || 'Reviewer',
  expertise: expertise ?? '',
});
