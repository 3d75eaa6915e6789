import { styled } from '@mui/material/styles';
import { sectionSpace } from './page-section.tsx';

/** A section where people come in: warm, and its upper edge steps up over one crease in the middle. */
export const PeopleBand = styled('section')(({ theme }) => ({
  paddingBlock: sectionSpace,
  background: theme.vars.palette.people.soft,
  clipPath: 'polygon(0 28px, 50% 28px, calc(50% + 28px) 0, 100% 0, 100% 100%, 0 100%)',
  // Tints are not printed; a hairline keeps the section apart.
  '@media print': {
    paddingBlock: 24,
    borderTop: `1px solid ${theme.vars.palette.people.line}`,
    background: 'none',
    clipPath: 'none',
  },
}));
