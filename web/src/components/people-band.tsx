import { styled } from '@mui/material/styles';
import { sectionSpace } from './page-section.tsx';

/** A section about people: warm background, and an upper edge that steps up in the middle like a fold. */
export const PeopleBand = styled('section')(({ theme }) => ({
  paddingBlock: sectionSpace,
  background: theme.vars.palette.people.soft,
  clipPath: 'polygon(0 28px, 50% 28px, calc(50% + 28px) 0, 100% 0, 100% 100%, 0 100%)',
  // Background colors are not printed; a hairline separates the section.
  '@media print': {
    paddingBlock: 24,
    borderTop: `1px solid ${theme.vars.palette.people.line}`,
    background: 'none',
    clipPath: 'none',
  },
}));
