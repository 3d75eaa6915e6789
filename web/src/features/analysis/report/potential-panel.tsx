import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ClaimList } from './claim-list.tsx';
import { FoldedEvidence } from './folded-evidence.tsx';
import { RatingTable } from './rated/rating-table.tsx';
import { findingsOf, type Claim, type Potential, type ShownReport } from './read-report.ts';
import { ScoreMeter } from './score-meter.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '1fr 1fr', gap: '0 72px' },
  // In print the tables of the ratings are expanded and need the whole width.
  '@media print': { display: 'block', '& > section + section': { marginTop: 40 } },
}));

const Reasons = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 10,
  margin: '18px 0 28px',
  color: theme.vars.palette.text.secondary,
  overflowWrap: 'anywhere',
}));

type RatedProps = {
  readonly title: string;
  readonly potential: Potential;
  readonly claims: readonly Claim[];
  readonly listTitle: string;
  readonly empty: string;
};

function Rated({ title, potential, claims, listTitle, empty }: RatedProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Typography variant="h4" component="h2" id={id} sx={{ mb: 1.75 }}>
        {title}
      </Typography>
      <ScoreMeter score={potential.score} outOf={potential.outOf} labelId={id} />
      <Reasons>
        {potential.rationale && <p>{potential.rationale}</p>}
        {potential.criteria.length > 0 ? (
          <RatingTable title={title} potential={potential} claims={claims} />
        ) : (
          potential.rationaleEvidence && <FoldedEvidence evidence={potential.rationaleEvidence} />
        )}
      </Reasons>
      <Typography variant="h4" component="h3" sx={{ mb: 2 }}>
        {listTitle}
      </Typography>
      <ClaimList claims={potential.claims} empty={empty} />
    </section>
  );
}

/** The revenue and the success potential: two ratings with reasons, revenue models and improvements. */
export function PotentialPanel({ report }: { readonly report: ShownReport }) {
  const claims = findingsOf(report);
  return (
    <Columns>
      <Rated
        title="Monetization potential"
        potential={report.monetization}
        claims={claims}
        listTitle="Suggested models"
        empty="No specific models suggested"
      />
      <Rated
        title="Success potential"
        potential={report.success}
        claims={claims}
        listTitle="Improvements"
        empty="No specific improvements suggested"
      />
    </Columns>
  );
}
