import Chip from '@mui/material/Chip';
import { keyframes, styled } from '@mui/material/styles';
import { useEffect, useState } from 'react';
import { motion } from '../../../lib/motion.ts';
import { CheckIcon } from '../../../components/icons.tsx';

/** Specification, section 4: the badge appears 2 seconds after data loads. */
const BADGE_DELAY_MS = 2_000;

/** The badge unfolds along a crease of 45 degrees: the crease is as wide as the badge is high. */
const unfold = keyframes({
  from: { clipPath: 'polygon(0 0, 0 0, -24px 100%, 0 100%)' },
  to: { clipPath: 'polygon(0 0, calc(100% + 24px) 0, 100% 100%, 0 100%)' },
});

/** Reserves the space of the badge with a dashed outline, so that nothing moves when it appears. */
const Slot = styled('span')(({ theme }) => ({
  display: 'inline-flex',
  minWidth: 168,
  minHeight: 24,
  borderRadius: 2,
  '&:empty': { border: `1px dashed ${theme.vars.palette.machine.line}` },
  '@media print': { '&:empty': { display: 'none' } },
}));

const Badge = styled(Chip)({ animation: `${unfold} ${motion.fold} backwards` });

/** Says that the analysis is complete, shortly after the badge is mounted: mount it with the data. */
export function CompleteBadge() {
  const [isShown, setIsShown] = useState(false);
  useEffect(() => {
    const timer = setTimeout(() => setIsShown(true), BADGE_DELAY_MS);
    return () => clearTimeout(timer);
  }, []);

  return (
    <Slot role="status">
      {isShown && <Badge variant="state" color="machine" icon={<CheckIcon size={14} />} label="AI Analysis Complete" />}
    </Slot>
  );
}
