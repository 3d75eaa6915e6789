import Chip from '@mui/material/Chip';
import type { OrderView } from '@twofold/contracts/orders/api';
import type { ReactElement } from 'react';
import { CheckIcon, ClockIcon, CloseIcon, TriangleIcon } from '../../../components/icons.tsx';

/** The chip gives its sign a class for the room around it, which our icons do not take. */
const sign = (icon: ReactElement) => <span>{icon}</span>;

const LOOKS = {
  unpaid: { icon: sign(<ClockIcon size={14} />), label: 'Waiting for payment' },
  expired: { icon: sign(<CloseIcon size={14} />), label: 'Not paid' },
  'under-way': { icon: sign(<ClockIcon size={14} />), label: 'Under way', color: 'people' },
  delivered: { icon: sign(<CheckIcon size={14} />), label: 'Delivered', color: 'success' },
  closed: { icon: sign(<TriangleIcon size={14} />), label: 'Ended' },
} as const;

/** How an order, or a request for feedback, stands: a sign and a word. */
export function StateBadge({ state }: { readonly state: OrderView['state'] }) {
  return <Chip variant="state" {...LOOKS[state]} />;
}
