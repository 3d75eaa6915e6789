import { styled } from '@mui/material/styles';

/** The centered column of the page: at most 1120 px wide, with gutters. */
export const Wrap = styled('div')({
  width: 'min(100% - 2 * clamp(20px, 4vw, 40px), 1120px)',
  marginInline: 'auto',
});
