import { styled } from '@mui/material/styles';

/** A panel with nothing to show, and why. */
export const EmptyNote = styled('p')(({ theme }) => ({
  ...theme.typography.body2,
  padding: '18px 16px',
  color: theme.vars.palette.text.secondary,
}));
