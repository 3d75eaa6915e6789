import { styled } from '@mui/material/styles';

/** A button in a line of text; not printed. */
export const TextButton = styled('button')(({ theme }) => ({
  minHeight: 24,
  padding: 0,
  border: 0,
  background: 'none',
  font: 'inherit',
  color: theme.vars.palette.text.secondary,
  textDecoration: 'underline',
  textUnderlineOffset: '.2em',
  cursor: 'pointer',
  '&:hover': { color: theme.vars.palette.text.primary },
  '@media print': { display: 'none' },
}));
