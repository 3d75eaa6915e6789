import Chip from '@mui/material/Chip';
import type { OrderView } from '@twofold/contracts/orders/api';
import { CheckIcon, ClockIcon, CloseIcon, TriangleIcon } from '../../../components/icons.tsx';

const LOOKS = {
  unpaid: { icon: <ClockIcon size={14} />, label: 'Waiting for payment' },
  expired: { icon: <CloseIcon size={14} />, label: 'Not paid' },
  'under-way': { icon: <ClockIcon size={14} />, label: 'Under way', color: 'people' },
  delivered: { icon: <CheckIcon size={14} />, label: 'Delivered', color: 'success' },
  closed: { icon: <TriangleIcon size={14} />, label: 'Ended' },
} as const;

/** How an order, or a request for feedback, stands: a sign and a word. */
export function StateBadge({ state }: { readonly state: OrderView['state'] }) {
  return <Chip variant="state" {...LOOKS[state]} />;
}
