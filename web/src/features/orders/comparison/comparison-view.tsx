import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import type { ComparedTopic, ComparisonReport } from '@twofold/contracts/feedback/report';
import type { ReactNode } from 'react';
import { useId } from 'react';
import { ComparedLine } from './compared-line.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: '40px 64px',
  [theme.breakpoints.up('md')]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
}));

const Heading = styled('h3')(({ theme }) => ({
  ...theme.typography.h3,
  display: 'flex',
  alignItems: 'center',
  gap: 14,
  paddingBottom: 14,
  borderBottom: `2px solid ${theme.vars.palette.people.main}`,
  '& circle': { fill: 'none', stroke: theme.vars.palette.people.main, strokeWidth: 2 },
}));

const rings = (one: number, other: number, radius: number) => (
  <svg width="40" height="24" viewBox="0 0 40 24" aria-hidden="true">
    <circle cx={one} cy="12" r={radius} />
    <circle cx={other} cy="12" r={radius} />
  </svg>
);

type ColumnProps = {
  readonly title: string;
  readonly sign: ReactNode;
  readonly topics: readonly ComparedTopic[];
  readonly reviews: ComparisonReport['reviews'];
  /** The text if there are no topics. */
  readonly none: string;
};

function Column({ title, sign, topics, reviews, none }: ColumnProps) {
  const id = useId();
  return (
    <section aria-labelledby={id}>
      <Heading id={id}>
        {sign}
        {title}
      </Heading>
      {topics.length === 0 && (
        <Typography color="textSecondary" sx={{ mt: 2.5 }}>
          {none}
        </Typography>
      )}
      <ul>
        {topics.map((topic, index) => (
          // The first one is expanded, to show that lines can be.
          <ComparedLine
            key={`${topic.topic}: ${topic.statement}`}
            topic={topic}
            reviews={reviews}
            isOpenAtFirst={index === 0}
          />
        ))}
      </ul>
    </section>
  );
}

/** What two or three reviewers agree and differ on, or a note while the first comparison is in progress. */
export function ComparisonView({ report }: { readonly report: ComparisonReport }) {
  const { reviews, agreements, differences, isComparing } = report;
  return (
    <>
      {/* Rendered even when empty: screen readers announce only changes of an existing live region. */}
      <Typography role="status" color="textSecondary" sx={{ mb: isComparing ? 3 : 0 }}>
        {isComparing && (report.comparedBy ? 'Comparing the new review…' : 'Comparing the reviews…')}
      </Typography>
      {!(isComparing && report.comparedBy === undefined) && (
        <>
          <Columns>
            <Column
              title="Where they agree"
              sign={rings(13, 25, 10)}
              topics={agreements}
              reviews={reviews}
              none="No two reviews clearly say the same thing."
            />
            <Column
              title="Where they differ"
              sign={rings(10, 31, 9)}
              topics={differences}
              reviews={reviews}
              none="They don’t contradict each other."
            />
          </Columns>
          <Provenance report={report} />
        </>
      )}
    </>
  );
}

/** What the comparison is based on, and who made it. */
function Provenance({ report }: { readonly report: ComparisonReport }) {
  const { reviews, expected, offTopic, comparedBy, agreements, differences } = report;
  const hasLines = agreements.length > 0 || differences.length > 0;
  return (
    <Typography variant="caption" color="textSecondary" sx={{ mt: 3.5 }}>
      {hasLines ? 'Every line is based on sentences from the reviews.' : 'Only clear statements are compared.'}
      {comparedBy?.by === 'model' && ` Compared by ${comparedBy.model}.`}
      {reviews.length < expected && ` Based on ${reviews.length} of ${expected} reviews.`}
      {reviews
        .filter(({ reviewId }) => offTopic.includes(reviewId))
        .map(
          ({ reviewer }) =>
            ` The review by ${reviewer.name} doesn’t seem to be about this app, so no line is based on it.`,
        )}
    </Typography>
  );
}
