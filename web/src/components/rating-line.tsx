import { styled } from '@mui/material/styles';
import { ReviewerMark } from './reviewer-mark.tsx';
import { RATINGS } from './stars.tsx';

const Drawing = styled('svg')(({ theme }) => ({
  maxWidth: '100%',
  height: 'auto',
  overflow: 'visible',
  forcedColorAdjust: 'none',
  printColorAdjust: 'exact',
  '& path': { fill: 'none', stroke: theme.vars.palette.people.main, strokeWidth: 1.5 },
  '& circle': { fill: theme.vars.palette.people.main },
  '& text': { ...theme.typography.caption, fontWeight: 500, fill: theme.vars.palette.text.secondary },
  '& .initials, & .count': { fontWeight: 600, fontSize: 12, fill: theme.vars.palette.people.contrastText },
  '& .figure': { stroke: theme.vars.palette.people.contrastText },
}));

const WIDTH = 280;
/** Pixels between two ratings, and between stacked discs. */
const STEP = 60;
const STACK = 36;
/** Beyond this number of people, one disc shows the count. */
const STACK_MAX = 3;

const xOf = (rating: number): number => 20 + STEP * (rating - 1);

type GivenRating = { readonly name: string; readonly rating: number };
/** A disc stands for one person (`given` is the name) or for several (`given` is their number). */
type Disc = { readonly rating: number; readonly level: number; readonly given: string | number };

/** Ratings on a line from 1 to 5: a disc with initials for each person, equal ratings stacked. */
export function RatingLine({ ratings }: { readonly ratings: readonly GivenRating[] }) {
  const isCounted = RATINGS.some((rating) => countOf(ratings, rating) > STACK_MAX);
  const discs = isCounted ? countedDiscs(ratings) : discsOfPeople(ratings);
  const y = 6 + STACK * (Math.max(0, ...discs.map(({ level }) => level)) + 1);
  return (
    <Drawing
      width={WIDTH}
      viewBox={`0 0 ${WIDTH} ${y + 24}`}
      role="img"
      aria-label={isCounted ? `Ratings: ${inCounts(ratings)}` : `Ratings: ${inNames(ratings)}`}
    >
      <path d={`M${xOf(1)} ${y}H${xOf(5)}`} />
      {RATINGS.map((rating) => (
        <g key={rating}>
          <path d={`M${xOf(rating)} ${y}v6`} />
          <text x={xOf(rating)} y={y + 21} textAnchor="middle">
            {rating}
          </text>
        </g>
      ))}
      {discs.map(({ rating, level, given }) => (
        <g key={`${rating}-${level}`} transform={`translate(${xOf(rating)} ${y - 20 - STACK * level})`}>
          <circle r="17" />
          {typeof given === 'string' ? (
            <ReviewerMark name={given} y={4.5} size={17} />
          ) : (
            <text className="count" y="4.5" textAnchor="middle">
              {given}
            </text>
          )}
        </g>
      ))}
    </Drawing>
  );
}

const countOf = (ratings: readonly GivenRating[], rating: number): number =>
  ratings.filter((given) => given.rating === rating).length;

const discsOfPeople = (ratings: readonly GivenRating[]): Disc[] =>
  ratings.map(({ name, rating }, index) => ({
    rating,
    level: countOf(ratings.slice(0, index), rating),
    given: name,
  }));

const countedDiscs = (ratings: readonly GivenRating[]): (Disc & { readonly given: number })[] =>
  RATINGS.map((rating) => ({ rating, level: 0, given: countOf(ratings, rating) })).filter(({ given }) => given > 0);

const inNames = (ratings: readonly GivenRating[]): string =>
  ratings.map(({ name, rating }) => `${name} ${rating} out of 5`).join(', ');

const inCounts = (ratings: readonly GivenRating[]): string =>
  countedDiscs(ratings)
    .map(({ rating, given }) => `${rating} out of 5 by ${given === 1 ? '1 person' : `${given} people`}`)
    .join(', ');
