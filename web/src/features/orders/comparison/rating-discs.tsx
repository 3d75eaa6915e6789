import { styled } from '@mui/material/styles';
import type { ComparisonReport } from '@twofold/contracts/feedback/report';
import { initialsOf } from '../../../components/face.tsx';
import { RATINGS } from '../../../components/stars.tsx';

const Drawing = styled('svg')(({ theme }) => {
  const { palette } = theme.vars;
  return {
    overflow: 'visible',
    forcedColorAdjust: 'none',
    printColorAdjust: 'exact',
    '& text': { fontFamily: theme.typography.fontFamily, fontSize: 13, fontWeight: 500, fill: palette.text.secondary },
    '& path': { fill: 'none', stroke: palette.people.main, strokeWidth: 1.5 },
    '& circle': { fill: palette.people.main },
    '& .initials': { fontSize: 12, fontWeight: 600, fill: palette.people.contrastText },
  };
});

/** Pixels between two ratings, and between two discs on each other. */
const STEP = 60;
const STACK = 36;

const xOf = (rating: number): number => 20 + STEP * (rating - 1);

/** Who gave how many stars: discs on a line from 1 to 5, equal ones stacked. */
export function RatingDiscs({ reviews }: { readonly reviews: ComparisonReport['reviews'] }) {
  const below = (index: number) =>
    reviews.slice(0, index).filter(({ rating }) => rating === reviews[index]?.rating).length;
  const levels = reviews.map((_, index) => below(index));
  const y = 6 + STACK * (Math.max(...levels, 0) + 1);
  const ratings = reviews.map(({ reviewer, rating }) => `${reviewer.name} ${rating} out of 5`).join(', ');
  return (
    <Drawing width="280" height={y + 24} viewBox={`0 0 280 ${y + 24}`} role="img" aria-label={`Ratings: ${ratings}`}>
      <path d={`M${xOf(1)} ${y}H${xOf(5)}`} />
      {RATINGS.map((rating) => (
        <g key={rating}>
          <path d={`M${xOf(rating)} ${y}v6`} />
          <text x={xOf(rating)} y={y + 21} textAnchor="middle">
            {rating}
          </text>
        </g>
      ))}
      {reviews.map(({ reviewId, reviewer, rating }, index) => (
        <g key={reviewId} transform={`translate(${xOf(rating)} ${y - 20 - STACK * (levels[index] ?? 0)})`}>
          <circle r="17" />
          <text className="initials" y="4.5" textAnchor="middle">
            {initialsOf(reviewer.name)}
          </text>
        </g>
      ))}
    </Drawing>
  );
}
