import { styled } from '@mui/material/styles';

const ROWS = 3;
/** Squares of 10 units, 3 apart. */
const SIZE = 10;
const PITCH = 13;
/** Pixels per unit of the drawing. */
const SCALE = 1.4;

const Squares = styled('svg')(({ theme }) => ({
  maxWidth: '100%',
  height: 'auto',
  flexShrink: 1,
  forcedColorAdjust: 'none',
  '& rect': { fill: theme.vars.palette.machine.fill },
  '& path': { fill: theme.vars.palette.machine.fill },
  '& rect[data-mark="inferred"], & rect[data-mark="measured"]': {
    fill: 'none',
    stroke: theme.vars.palette.machine.fill,
    strokeWidth: 1.5,
  },
}));

type FindingSquaresProps = { readonly quoted: number; readonly measured?: number; readonly inferred: number };

/** The accessible name of the picture. */
const inWords = ({ quoted, measured = 0, inferred }: FindingSquaresProps): string =>
  [
    `${quoted} ${quoted === 1 ? 'finding quotes' : 'findings quote'} the site`,
    ...(measured > 0 ? [`${measured} ${measured === 1 ? 'was' : 'were'} measured`] : []),
    `${inferred} ${inferred === 1 ? 'is' : 'are'} inferred`,
  ].join(', ');

/** One square per finding, in three rows: solid for a quote of the site, half-filled for measured, hollow for inferred. */
export function FindingSquares(props: FindingSquaresProps) {
  const { quoted, measured = 0, inferred } = props;
  const count = quoted + measured + inferred;
  const width = Math.ceil(count / ROWS) * PITCH - (PITCH - SIZE);
  if (count === 0) return null;
  return (
    <Squares
      viewBox={`0 0 ${width} ${ROWS * PITCH - (PITCH - SIZE)}`}
      width={width * SCALE}
      role="img"
      aria-label={inWords(props)}
    >
      {Array.from({ length: count }, (_, index) => {
        const mark = index < quoted ? 'quoted' : index < quoted + measured ? 'measured' : 'inferred';
        // Half of a stroke is outside of its shape, so squares with a stroke are drawn smaller.
        const inset = mark === 'quoted' ? 0 : 0.75;
        const x = Math.floor(index / ROWS) * PITCH + inset;
        const y = (index % ROWS) * PITCH + inset;
        const size = SIZE - 2 * inset;
        return (
          <g key={index}>
            {mark === 'measured' && <path d={`M${x} ${y}h${size}L${x} ${y + size}Z`} />}
            <rect data-mark={mark} x={x} y={y} width={size} height={size} rx="1" />
          </g>
        );
      })}
    </Squares>
  );
}
