import Chip from '@mui/material/Chip';
import type { ReviewView } from '@twofold/contracts/reviews/api';
import type { ReactElement } from 'react';
import { CheckIcon, ClockIcon } from '../../components/icons.tsx';

/** The chip gives its sign a class for the room around it, which our icons do not take. */
const sign = (icon: ReactElement) => <span>{icon}</span>;

/** Whether a review is done: a sign and a word. */
export function StatusBadge({ status }: { readonly status: ReviewView['status'] }) {
  return status === 'complete' ? (
    <Chip variant="state" color="success" icon={sign(<CheckIcon size={14} />)} label="Completed" />
  ) : (
    <Chip variant="state" icon={sign(<ClockIcon size={14} />)} label="Pending" />
  );
}
