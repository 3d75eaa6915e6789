import { styled } from '@mui/material/styles';
import { ReviewerMark } from './reviewer-mark.tsx';

const Drawing = styled('svg')(({ theme }) => {
  const { people, lineStrong } = theme.vars.palette;
  return {
    forcedColorAdjust: 'none',
    '& circle, & path': { fill: 'none', stroke: people.main, strokeWidth: 2 },
    '& .open': { strokeDasharray: '4 5' },
    '& .lap': { fill: people.soft, stroke: people.line, strokeWidth: 4 },
    '& .left': { strokeWidth: 4 },
    '& .filled': { fill: people.main },
    '& .missing': { stroke: lineStrong },
    '& .initials': { ...theme.typography.label, fontSize: 15, fill: people.main },
    '& .figure': { strokeWidth: 1.5 },
    '& .filled + g .initials': { fill: people.contrastText },
    '& .filled + g .figure': { stroke: people.contrastText },
  };
});

type SeatProps = {
  readonly state: 'open' | 'claimed' | 'filled' | 'missing';
  /** For a claimed seat: the fraction of its time that is left, from 0 to 1. */
  readonly shareLeft?: number;
  /** The reviewer, if known. */
  readonly name?: string | undefined;
  readonly size?: number;
};

const RADIUS = 27;
const LAP = 2 * Math.PI * RADIUS;

/**
 * One seat of a request: a dashed ring is open, a ring with an arc is claimed for as long as the arc lasts, a disc is
 * delivered, a struck ring has expired. Text beside it says the same.
 */
export function Seat({ state, shareLeft = 1, name, size = 60 }: SeatProps) {
  return (
    <Drawing width={size} height={size} viewBox="0 0 60 60" aria-hidden="true" data-seat={state}>
      {state === 'open' && <circle className="open" cx="30" cy="30" r={RADIUS} />}
      {state === 'claimed' && (
        <>
          <circle className="lap" cx="30" cy="30" r={RADIUS} />
          <circle
            className="left"
            cx="30"
            cy="30"
            r={RADIUS}
            strokeDasharray={`${(LAP * shareLeft).toFixed(1)} ${LAP.toFixed(1)}`}
            transform="rotate(-90 30 30)"
          />
        </>
      )}
      {state === 'filled' && <circle className="filled" cx="30" cy="30" r="28" />}
      {state === 'missing' && (
        <>
          <circle className="missing" cx="30" cy="30" r={RADIUS} />
          <path className="missing" d="m21 21 18 18" />
        </>
      )}
      {name !== undefined && (
        <g transform="translate(30 30)">
          <ReviewerMark name={name} y={5} size={24} />
        </g>
      )}
    </Drawing>
  );
}
