import { styled } from '@mui/material/styles';

/** The column of 1120 px with the gutters of the page. */
export const Wrap = styled('div')({
  width: 'min(100% - 2 * clamp(20px, 4vw, 40px), 1120px)',
  marginInline: 'auto',
});
