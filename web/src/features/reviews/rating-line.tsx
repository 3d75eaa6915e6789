import { styled } from '@mui/material/styles';
import { RATINGS } from '../../components/stars.tsx';

const WIDTH = 280;
const STEP = 60;
const LEFT = 20;
const DISC = 11;
const APART = 2 * DISC + 3;
/** More discs than these are not told apart: one disc then says how many they are. */
const STACK_MAX = 4;
const COUNT_DISC = 17;

const Drawing = styled('svg')(({ theme }) => ({
  maxWidth: '100%',
  height: 'auto',
  forcedColorAdjust: 'none',
  '& path': { fill: 'none', stroke: theme.vars.palette.people.main, strokeWidth: 1.5 },
  '& circle': { fill: theme.vars.palette.people.main },
  '& text': { ...theme.typography.caption, fontWeight: 500, fill: theme.vars.palette.text.secondary },
  '& .count': { fontWeight: 600, fontSize: 12, fill: theme.vars.palette.people.contrastText },
}));

const peopleIn = (count: number): string => (count === 1 ? '1 person' : `${count} people`);

type Stack = { readonly rating: number; readonly count: number };

/** The ratings of people on a line from 1 to 5: a disc for each, equal ones stacked. */
export function RatingLine({ ratings }: { readonly ratings: readonly number[] }) {
  const stacks = RATINGS.map((rating) => ({ rating, count: ratings.filter((given) => given === rating).length }));
  const given = stacks.filter(({ count }) => count > 0);
  const highest = Math.max(...stacks.map(({ count }) => count));
  const isCounted = highest > STACK_MAX;
  const baseline = isCounted ? 2 * COUNT_DISC + 6 : APART * highest + 3;
  const words = given.map(({ rating, count }) => `${rating} by ${peopleIn(count)}`).join(', ');
  return (
    <Drawing
      width={WIDTH}
      viewBox={`0 0 ${WIDTH} ${baseline + 24}`}
      role="img"
      aria-label={`Ratings out of 5: ${words}`}
    >
      <path d={`M${LEFT} ${baseline}H${WIDTH - LEFT}`} />
      {RATINGS.map((rating) => (
        <g key={rating} transform={`translate(${xOf(rating)} ${baseline})`}>
          <path d="M0 0v6" />
          <text y="21" textAnchor="middle">
            {rating}
          </text>
        </g>
      ))}
      {given.map((stack) => (
        <g key={stack.rating} transform={`translate(${xOf(stack.rating)} ${baseline})`}>
          {isCounted ? <CountDisc count={stack.count} /> : <Discs count={stack.count} />}
        </g>
      ))}
    </Drawing>
  );
}

const xOf = (rating: number): number => LEFT + STEP * (rating - 1);

function Discs({ count }: Pick<Stack, 'count'>) {
  return Array.from({ length: count }, (_, above) => <circle key={above} cy={-(APART * above + DISC + 3)} r={DISC} />);
}

function CountDisc({ count }: Pick<Stack, 'count'>) {
  return (
    <g transform={`translate(0 ${-(COUNT_DISC + 4)})`}>
      <circle r={COUNT_DISC} />
      <text className="count" y="4.5" textAnchor="middle">
        {count}
      </text>
    </g>
  );
}
