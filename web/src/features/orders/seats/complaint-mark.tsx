import Chip from '@mui/material/Chip';
import type { OrderView } from '@twofold/contracts/orders/api';
import { ClockIcon, CloseIcon } from '../../../components/icons.tsx';

/** What a complaint says of the review that it is about; one that was dismissed says nothing. */
export type Mark = 'reported' | 'unusable';

const MARKS = {
  reported: 'reported',
  appealed: 'reported',
  upheld: 'unusable',
  dismissed: undefined,
} as const;

/** The mark of one of an order's reviews, if it has one. */
export const markOf = (complaint: OrderView['complaint'], reviewId: number | undefined): Mark | undefined =>
  complaint?.reviewId === reviewId ? complaint && MARKS[complaint.state] : undefined;

const LOOKS = {
  reported: { icon: <ClockIcon size={14} />, label: 'Reported' },
  unusable: { icon: <CloseIcon size={14} />, label: 'Found unusable' },
} as const;

/** A sign and words beside a review that was reported. */
export function ComplaintMark({ mark }: { readonly mark: Mark }) {
  return <Chip variant="state" {...LOOKS[mark]} />;
}
