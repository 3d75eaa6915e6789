import { styled } from '@mui/material/styles';

/** Small secondary text. */
export const SecondaryText = styled('span')(({ theme }) => ({
  ...theme.typography.caption,
  color: theme.vars.palette.text.secondary,
}));
