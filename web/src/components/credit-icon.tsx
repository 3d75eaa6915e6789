import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => ({
  forcedColorAdjust: 'none',
  '& circle': { fill: theme.vars.palette.people.fill },
  '& path': { fill: theme.vars.palette.people.soft },
}));

/** A credit, with the folded corner. Text beside it gives the number. */
export function CreditIcon({ size = 22 }: { readonly size?: number }) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 22 22" aria-hidden="true">
      <circle cx="11" cy="11" r="10" />
      <path d="M16 7.5 7.5 16V10a2.5 2.5 0 0 1 2.5-2.5Z" />
    </Drawing>
  );
}
