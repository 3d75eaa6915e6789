import { styled } from '@mui/material/styles';

const ROWS = 3;
/** Squares of 10 units, 3 apart. */
const SIZE = 10;
const PITCH = 13;
/** A unit of the drawing on the screen, in pixels. */
const SCALE = 1.4;

const Squares = styled('svg')(({ theme }) => ({
  maxWidth: '100%',
  height: 'auto',
  flexShrink: 1,
  forcedColorAdjust: 'none',
  '& rect': { fill: theme.vars.palette.machine.fill },
  '& rect[data-mark="inferred"]': { fill: 'none', stroke: theme.vars.palette.machine.fill, strokeWidth: 1.5 },
}));

type FindingSquaresProps = { readonly quoted: number; readonly inferred: number };

/** One square for each finding, in three rows: solid ones quote the site, hollow ones are inferred. */
export function FindingSquares({ quoted, inferred }: FindingSquaresProps) {
  const count = quoted + inferred;
  const width = Math.ceil(count / ROWS) * PITCH - (PITCH - SIZE);
  if (count === 0) return null;
  return (
    <Squares
      viewBox={`0 0 ${width} ${ROWS * PITCH - (PITCH - SIZE)}`}
      width={width * SCALE}
      role="img"
      aria-label={`${quoted} ${quoted === 1 ? 'finding quotes' : 'findings quote'} the site, ${inferred} ${inferred === 1 ? 'is' : 'are'} inferred`}
    >
      {Array.from({ length: count }, (_, index) => {
        const isSolid = index < quoted;
        // A stroke lies half outside of its shape, so hollow squares are drawn smaller.
        const inset = isSolid ? 0 : 0.75;
        return (
          <rect
            key={index}
            data-mark={isSolid ? 'quoted' : 'inferred'}
            x={Math.floor(index / ROWS) * PITCH + inset}
            y={(index % ROWS) * PITCH + inset}
            width={SIZE - 2 * inset}
            height={SIZE - 2 * inset}
            rx="1"
          />
        );
      })}
    </Squares>
  );
}
