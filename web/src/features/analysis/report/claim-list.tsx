import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { PeopleOn } from './agreement/people-on.tsx';
import { useAgreementOn } from './agreement/use-agreement.ts';
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
  '& > p, & > ul': { gridColumn: 2, overflowWrap: 'anywhere' },
  // Most people disagree: the claim has the tint of people's words, and a folded corner.
  '&&[data-contradicted]': {
    position: 'relative',
    paddingBlock: 14,
    marginInline: -20,
    paddingInline: 20,
    borderTopColor: 'transparent',
    background: theme.vars.palette.people.soft,
    '&::after': {
      content: '""',
      position: 'absolute',
      top: 0,
      right: 0,
      width: 22,
      height: 22,
      background: `linear-gradient(225deg, ${theme.vars.palette.background.default} 50%, ${theme.vars.palette.people.fill} 50%)`,
    },
    '& > p:first-of-type': { paddingRight: 16 },
  },
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
  /** The text for an empty list. */
  readonly empty: string;
  /** Renders a claim's text. */
  readonly children?: (claim: Claim) => ReactNode;
};

/**
 * Claims with their marks, each with its evidence: a solid square quotes the site, a half-filled one was measured, a
 * hollow one is inferred.
 */
export function ClaimList({ claims, empty, children = ({ text }) => text }: ClaimListProps) {
  if (claims.length === 0) return <EmptyList>{empty}</EmptyList>;
  return (
    <List>
      {claims.map((claim) => (
        <ClaimItem key={claim.path} path={claim.path}>
          <Mark data-mark={markOf(claim)} aria-hidden="true" />
          <p>{children(claim)}</p>
          <EvidenceNote evidence={claim.evidence} claim={claim.text} />
          <PeopleOn path={claim.path} />
        </ClaimItem>
      ))}
    </List>
  );
}

function ClaimItem({ path, children }: { readonly path: string; readonly children: ReactNode }) {
  const isContradicted = useAgreementOn(path)?.isContradicted === true;
  return <Item data-contradicted={isContradicted || undefined}>{children}</Item>;
}

/** The sentence of a list without entries. */
export const EmptyList = styled('p')(({ theme }) => ({ color: theme.vars.palette.text.secondary }));
