import Chip from '@mui/material/Chip';
import type { OrderView } from '@twofold/contracts/orders/api';
import { ClockIcon, CloseIcon } from '../../../components/icons.tsx';

/** The mark of a reported review; a dismissed complaint leaves none. */
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

/** The mark of a reported review: an icon and a text. */
export function ComplaintMark({ mark }: { readonly mark: Mark }) {
  return <Chip variant="state" {...LOOKS[mark]} />;
}
