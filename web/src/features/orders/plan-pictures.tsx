import { styled } from '@mui/material/styles';

const Drawing = styled('svg')(({ theme }) => {
  const { fill, soft } = theme.vars.palette.people;
  return {
    '& .seat': { fill: soft, stroke: fill, strokeWidth: 2 },
    '& .solid': { fill },
    '& .soft': { fill: soft },
    '& .arrow': { fill: 'none', stroke: fill, strokeWidth: 2.5, strokeLinecap: 'round', strokeLinejoin: 'round' },
    forcedColorAdjust: 'none',
  };
});

/** One disc for each person of a plan. */
export function SeatsPicture({ seats }: { readonly seats: number }) {
  const width = 14 + 34 * seats;
  return (
    <Drawing width={width} height="44" viewBox={`0 0 ${width} 44`} aria-hidden="true">
      {Array.from({ length: seats }, (_, seat) => (
        <g key={seat} transform={`translate(${34 * seat} 0)`}>
          <circle className="seat" cx="24" cy="22" r="20" />
          <circle className="solid" cx="24" cy="18" r="6" />
          <path className="solid" d="M13 34c1.5-6 5.5-9 11-9s9.5 3 11 9c-6 6-16 6-22 0Z" />
        </g>
      ))}
    </Drawing>
  );
}

/** A coin and an arrow: credits are earned to be spent. */
export function CreditPicture() {
  return (
    <Drawing width="92" height="44" viewBox="0 0 92 44" aria-hidden="true">
      <circle className="solid" cx="22" cy="22" r="20" />
      <path className="soft" d="M33 14 14 33V18a4 4 0 0 1 4-4Z" />
      <path className="arrow" d="M54 22h26M72 13l9 9-9 9" />
    </Drawing>
  );
}
