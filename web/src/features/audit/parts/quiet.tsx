import { styled } from '@mui/material/styles';

/** Something small beside what matters. */
export const Quiet = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));
