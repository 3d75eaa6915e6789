import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { EvidenceNote } from './evidence-note.tsx';
import type { Claim } from './read-report.ts';
import { markOf } from './read-report.ts';

const List = styled('ul')({
  '& > li': { paddingBlock: 14 },
  '& > li:first-of-type': { paddingTop: 0 },
  '& > li:last-of-type': { paddingBottom: 0 },
});

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '9px minmax(0, 1fr)',
  columnGap: 12,
  rowGap: 8,
  breakInside: 'avoid',
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  '& > p': { gridColumn: 2, overflowWrap: 'anywhere' },
}));

const Mark = styled('span')(({ theme }) => ({
  gridRow: 1,
  width: 9,
  height: 9,
  marginTop: '.5em',
  borderRadius: 1,
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '&[data-mark="quoted"]': { background: theme.vars.palette.machine.fill },
  '&[data-mark="inferred"], &[data-mark="measured"]': { border: `1.5px solid ${theme.vars.palette.machine.fill}` },
  '&[data-mark="measured"]': {
    background: `linear-gradient(135deg, ${theme.vars.palette.machine.fill} 50%, transparent 50%)`,
  },
}));

type ClaimListProps = {
  readonly claims: readonly Claim[];
  /** What stands there when there is no claim. */
  readonly empty: string;
  /** How a claim's text is set; as it is when left out. */
  readonly children?: (claim: Claim) => ReactNode;
};

/** Claims with their marks, each with what it rests on: a solid square quotes the site, a half-filled one was measured, a hollow one is inferred. */
export function ClaimList({ claims, empty, children = ({ text }) => text }: ClaimListProps) {
  if (claims.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <List>
      {claims.map((claim) => (
        <Item key={claim.path}>
          <Mark data-mark={markOf(claim)} aria-hidden="true" />
          <p>{children(claim)}</p>
          <EvidenceNote evidence={claim.evidence} />
        </Item>
      ))}
    </List>
  );
}

/** The sentence of a list without entries. */
export const EmptyList = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
