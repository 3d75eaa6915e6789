import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { EmptyList } from './claim-list.tsx';
import { PeopleOn } from './agreement/people-on.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import type { Claim, ShownReport } from './read-report.ts';

const Facts = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 32,
  marginBottom: 40,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 'clamp(32px, 5vw, 80px)',
  },
}));

const Statement = styled('p')({
  margin: '8px 0 14px',
  fontSize: '1.375rem',
  lineHeight: 1.35,
  letterSpacing: '-.014em',
  overflowWrap: 'anywhere',
});

const Points = styled('ol')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 24,
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))', gap: 32 },
}));

const Point = styled('li')(({ theme }) => ({
  display: 'flex',
  flexDirection: 'column',
  gap: 10,
  paddingTop: 14,
  borderTop: `2px solid ${theme.vars.palette.machine.fill}`,
  fontSize: theme.typography.h4.fontSize,
  lineHeight: 1.35,
  breakInside: 'avoid',
  overflowWrap: 'anywhere',
}));

type FactProps = { readonly label: string; readonly claim: Claim | undefined; readonly empty: string };

function Fact({ label, claim, empty }: FactProps) {
  return (
    <section>
      <Typography variant="label" component="h2" color="textSecondary">
        {label}
      </Typography>
      {claim === undefined ? (
        <EmptyList>{empty}</EmptyList>
      ) : (
        <>
          <Statement>{claim.text}</Statement>
          <EvidenceNote evidence={claim.evidence} claim={claim.text} />
          <PeopleOn path={claim.path} />
        </>
      )}
    </section>
  );
}

/** The app's purpose, its audience, and its distinction. */
export function SummaryPanel({ report }: { readonly report: ShownReport }) {
  return (
    <>
      <Facts>
        <Fact label="Purpose" claim={report.purpose} empty="No purpose identified" />
        <Fact label="Target audience" claim={report.targetAudience} empty="No target audience identified" />
      </Facts>
      <Typography variant="h4" component="h2" sx={{ mb: 2.25 }}>
        Unique selling points
      </Typography>
      {report.usps.length === 0 ? (
        <EmptyList>
          {report.limited
            ? 'The pages we read don’t say what sets the app apart.'
            : 'No unique selling points identified'}
        </EmptyList>
      ) : (
        <Points>
          {report.usps.map((claim) => (
            <Point key={claim.path}>
              <p>{claim.text}</p>
              <EvidenceNote evidence={claim.evidence} claim={claim.text} />
              <PeopleOn path={claim.path} />
            </Point>
          ))}
        </Points>
      )}
    </>
  );
}
