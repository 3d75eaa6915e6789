import { styled } from '@mui/material/styles';

const Corner = styled('svg')(({ theme }) => ({
  position: 'absolute',
  right: -1,
  bottom: -1,
  pointerEvents: 'none',
  '& .cut': { fill: theme.vars.palette.background.default },
  '& .back': { fill: theme.vars.palette.people.fill },
}));

/**
 * The turned corner at the lower right of a card on the canvas: the sheet has a back. It is information, so words
 * beside it say the same; the card needs `position: relative` and a sharp lower right corner.
 */
export function Flap() {
  return (
    <Corner width="26" height="26" viewBox="0 0 26 26" aria-hidden="true">
      <path className="cut" d="M26 0V26H0Z" />
      <path className="back" d="M0 26V7A7 7 0 0 1 7 0H26Z" />
    </Corner>
  );
}
