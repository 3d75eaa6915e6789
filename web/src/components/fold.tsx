import { styled } from '@mui/material/styles';
import { motion } from '../lib/motion.ts';

/** A disclosure: content that opens below a summary with a plus sign. Always open in print. */
export const Fold = styled('details')(({ theme }) => ({
  '& summary': {
    display: 'inline-flex',
    alignItems: 'center',
    gap: 6,
    minHeight: 32,
    paddingRight: 4,
    ...theme.typography.label,
    color: theme.vars.palette.text.secondary,
    listStyle: 'none',
    cursor: 'pointer',
    '&:hover': { color: theme.vars.palette.text.primary },
  },
  '& summary::-webkit-details-marker': { display: 'none' },
  '& > summary svg': { transition: `transform ${motion.open}` },
  '&[open] > summary svg': { transform: 'rotate(45deg)' },
  '& > p': { marginTop: 4 },
  '@media print': {
    '& summary': { display: 'none' },
    '&::details-content': { contentVisibility: 'visible', blockSize: 'auto' },
  },
}));
