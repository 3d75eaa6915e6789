import { keyframes, styled } from '@mui/material/styles';
import { motion } from '../lib/motion.ts';

/** The corner grows along the crease. */
const turn = keyframes({
  from: { clipPath: 'polygon(100% 100%, 100% 100%, 100% 100%)' },
  to: { clipPath: 'polygon(-100% 100%, 100% -100%, 100% 100%)' },
});

const Corner = styled('svg')(({ theme }) => ({
  position: 'absolute',
  right: -1,
  bottom: -1,
  pointerEvents: 'none',
  '& .cut': { fill: theme.vars.palette.background.default },
  '& .back': { fill: theme.vars.palette.people.fill },
  '&[data-arriving]': { animation: `${turn} ${motion.fold}` },
}));

/**
 * The folded corner at the lower right of a card: there is a second side. Text beside it says the same; the card needs
 * `position: relative` and a sharp lower right corner. `isArriving`: the fold animates once.
 */
export function FoldCorner({ isArriving = false }: { readonly isArriving?: boolean }) {
  return (
    <Corner width="26" height="26" viewBox="0 0 26 26" aria-hidden="true" data-arriving={isArriving || undefined}>
      <path className="cut" d="M26 0V26H0Z" />
      <path className="back" d="M0 26V7A7 7 0 0 1 7 0H26Z" />
    </Corner>
  );
}
