import Chip from '@mui/material/Chip';
import { CheckIcon, ClockIcon, CloseIcon, TriangleIcon } from './icons.tsx';

const LOOKS = {
  unpaid: { icon: <ClockIcon size={14} />, label: 'Waiting for payment' },
  expired: { icon: <CloseIcon size={14} />, label: 'Not paid' },
  'under-way': { icon: <ClockIcon size={14} />, label: 'Under way', color: 'people' },
  delivered: { icon: <CheckIcon size={14} />, label: 'Delivered', color: 'success' },
  closed: { icon: <TriangleIcon size={14} />, label: 'Ended' },
} as const;

/** The state of an order or request: an icon and a word. Warm while reviewers are working. */
export function StateBadge({ state }: { readonly state: keyof typeof LOOKS }) {
  return <Chip variant="state" {...LOOKS[state]} />;
}
