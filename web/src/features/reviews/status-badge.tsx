import Chip from '@mui/material/Chip';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import { CheckIcon, ClockIcon } from '../../components/icons.tsx';

/** Whether a review is complete: an icon and a word. */
export function StatusBadge({ status }: { readonly status: ReviewView['status'] }) {
  return status === 'complete' ? (
    <Chip variant="state" color="success" icon={<CheckIcon size={14} />} label="Completed" />
  ) : (
    <Chip variant="state" icon={<ClockIcon size={14} />} label="Pending" />
  );
}
