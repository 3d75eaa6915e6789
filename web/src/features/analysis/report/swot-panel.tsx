import { styled } from '@mui/material/styles';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { PlusIcon, TriangleIcon } from '../../../components/icons.tsx';
import { ClaimList } from './claim-list.tsx';
import { MinusSign, RiseSign } from './icons.tsx';
import type { Claim, ShownReport } from './read-report.ts';

const Axis = styled('div')(({ theme }) => ({
  display: 'none',
  gridTemplateColumns: '1fr 1fr',
  paddingBottom: 8,
  fontSize: theme.typography.caption.fontSize,
  fontWeight: 600,
  color: theme.vars.palette.text.disabled,
  breakAfter: 'avoid',
  // Above the headings of the board, inside its edge.
  '& > span': { paddingLeft: 29 },
  [theme.breakpoints.up('md')]: { display: 'grid' },
}));

const Board = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 1,
  overflow: 'hidden',
  border: `1px solid ${theme.vars.palette.divider}`,
  borderRadius: 10,
  background: theme.vars.palette.divider,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)' },
  // Browsers may not print backgrounds, so the lines between the quarters must not need one.
  '@media print': { gap: 0, background: 'none' },
}));

const Quarter = styled('section')(({ theme }) => ({
  padding: '22px 20px 24px',
  background: theme.vars.palette.background.paper,
  '&[data-side="helps"]': {
    background: theme.vars.palette.machine.soft,
    '& li': { borderColor: theme.vars.palette.machine.line },
  },
  '@media print': {
    '&, &[data-side="helps"]': { background: 'none', boxShadow: `0 0 0 .5px ${theme.vars.palette.divider}` },
  },
  '& li > p:first-of-type': { fontWeight: 500 },
  [theme.breakpoints.up('md')]: { padding: '26px 28px 30px' },
}));

const Heading = styled('h2')(({ theme }) => ({
  ...theme.typography.h4,
  display: 'flex',
  alignItems: 'center',
  gap: 10,
  marginBottom: 18,
  '& svg': { color: theme.vars.palette.machine.main },
  '& small': {
    marginLeft: 'auto',
    fontSize: theme.typography.body2.fontSize,
    fontWeight: 400,
    color: theme.vars.palette.text.disabled,
  },
}));

type PartProps = {
  readonly title: string;
  readonly sign: ReactNode;
  readonly side: 'helps' | 'hinders';
  readonly claims: readonly Claim[];
};

function Part({ title, sign, side, claims }: PartProps) {
  const id = useId();
  return (
    <Quarter data-side={side} aria-labelledby={id}>
      <Heading>
        {sign}
        <span id={id}>{title}</span>
        <small>{claims.length}</small>
      </Heading>
      <ClaimList claims={claims} empty={`No specific ${title.toLowerCase()} identified`} />
    </Quarter>
  );
}

/** Strengths and opportunities help (left, tinted), weaknesses and threats hinder (right, plain). */
export function SwotPanel({ report }: { readonly report: ShownReport }) {
  return (
    <>
      <Axis aria-hidden="true">
        <span>Helps</span>
        <span>Hinders</span>
      </Axis>
      <Board>
        <Part title="Strengths" sign={<PlusIcon size={18} />} side="helps" claims={report.strengths} />
        <Part title="Weaknesses" sign={<MinusSign size={18} />} side="hinders" claims={report.weaknesses} />
        <Part title="Opportunities" sign={<RiseSign size={18} />} side="helps" claims={report.opportunities} />
        <Part title="Threats" sign={<TriangleIcon size={18} />} side="hinders" claims={report.threats} />
      </Board>
    </>
  );
}
