import Chip from '@mui/material/Chip';
import type { ComplaintView } from '@twofold/contracts/feedback/complaints/api';
import { CheckIcon, ClockIcon, CloseIcon } from '../../../components/icons.tsx';

const LOOKS = {
  reported: { icon: <ClockIcon size={14} />, label: 'Reported' },
  appealed: { icon: <ClockIcon size={14} />, label: 'Appealed', color: 'people' },
  upheld: { icon: <CheckIcon size={14} />, label: 'Upheld' },
  dismissed: { icon: <CloseIcon size={14} />, label: 'Dismissed' },
} as const;

/** The state of a complaint: an icon and a word. Warm while a moderator has to decide. */
export function ComplaintBadge({ state }: Pick<ComplaintView, 'state'>) {
  return <Chip variant="state" {...LOOKS[state]} />;
}
