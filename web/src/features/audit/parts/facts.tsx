import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';

const List = styled('dl')(({ theme }) => ({
  ...theme.typography.caption,
  '& > div': {
    display: 'grid',
    gap: '2px 16px',
    padding: '6px 0',
    borderBottom: `1px solid ${theme.vars.palette.divider}`,
    [theme.breakpoints.up('sm')]: { gridTemplateColumns: '124px minmax(0, 1fr)' },
  },
  '& > div:last-of-type': { borderBottom: 0 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { overflowWrap: 'anywhere' },
}));

type FactsProps = { readonly facts: readonly (readonly [name: string, value: ReactNode])[] };

/** Name-value pairs, one per line. */
export function Facts({ facts }: FactsProps) {
  return (
    <List>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </List>
  );
}
