import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { SourceLabel } from '../../../../components/source-label.tsx';
import { EvidenceNote } from '../evidence-note.tsx';
import type { ShownReport } from '../read-report.ts';

const MAX_COUNT = 3;

const Section = styled('section')({ margin: '0 0 36px' });

const List = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  margin: '14px 0 0',
  padding: 0,
  listStyle: 'none',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(auto-fit, minmax(220px, 1fr))', gap: 32 },
}));

const Item = styled('li')(({ theme }) => ({
  display: 'grid',
  alignContent: 'start',
  gap: 8,
  // A single item would be too wide to read.
  maxWidth: 540,
  paddingTop: 12,
  borderTop: `2px solid ${theme.vars.palette.machine.fill}`,
  overflowWrap: 'anywhere',
  breakInside: 'avoid',
  '& > span': { ...theme.typography.label, color: theme.vars.palette.machine.main },
}));

/** The top improvements of a report, each with its evidence; nothing if it suggests none. */
export function StartHere({ report }: { readonly report: ShownReport }) {
  const id = useId();
  const improvements = report.success.claims.slice(0, MAX_COUNT);
  if (report.limited || improvements.length === 0) return null;
  return (
    <Section aria-labelledby={id}>
      <SourceLabel who="machine" component="h2" id={id}>
        Start here
      </SourceLabel>
      <List>
        {improvements.map((claim, index) => (
          <Item key={claim.path}>
            {improvements.length > 1 && <span aria-hidden="true">{index + 1}</span>}
            <Typography variant="h4" component="h3">
              {claim.text}
            </Typography>
            <EvidenceNote evidence={claim.evidence} claim={`Start here, ${index + 1}`} />
          </Item>
        ))}
      </List>
    </Section>
  );
}
