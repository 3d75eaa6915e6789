import { styled } from '@mui/material/styles';
import type { Score } from './read-browser.ts';

const RADIUS = 30;
const AROUND = 2 * Math.PI * RADIUS;
const PERCENT = 100;

const Rings = styled('dl')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: 'repeat(2, minmax(0, 1fr))',
  gap: '24px 16px',
  margin: '28px 0 0',
  [theme.breakpoints.up('sm')]: { gridTemplateColumns: 'repeat(4, minmax(0, 1fr))' },
  '& > div': { display: 'flex', flexDirection: 'column-reverse', alignItems: 'center', gap: 8, breakInside: 'avoid' },
  '& dt': { fontSize: theme.typography.body2.fontSize, color: theme.vars.palette.text.secondary, textAlign: 'center' },
  '& dd': { position: 'relative', display: 'grid', placeItems: 'center', width: 88, height: 88, margin: 0 },
  '& svg': { position: 'absolute', inset: 0, transform: 'rotate(-90deg)', printColorAdjust: 'exact' },
  '& circle': { fill: 'none', strokeWidth: 5, stroke: theme.vars.palette.divider },
  '& circle + circle': { stroke: theme.vars.palette.machine.fill },
  '& strong': {
    fontSize: theme.typography.h3.fontSize,
    fontWeight: 600,
    fontVariantNumeric: 'tabular-nums',
    color: theme.vars.palette.text.primary,
  },
  '@media (forced-colors: active)': {
    '& circle': { stroke: 'GrayText' },
    '& circle + circle': { stroke: 'CanvasText' },
  },
}));

/** Lighthouse's scores, out of 100 each. The arc and the number show the score; the color has no meaning. */
export function ScoreRings({ scores }: { readonly scores: readonly Score[] }) {
  return (
    <Rings aria-label="Lighthouse scores">
      {scores.map(({ name, points }) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>
            <svg viewBox="0 0 66 66" aria-hidden="true">
              <circle cx="33" cy="33" r={RADIUS} />
              {points !== undefined && points > 0 && (
                <circle cx="33" cy="33" r={RADIUS} strokeDasharray={`${(points / PERCENT) * AROUND} ${AROUND}`} />
              )}
            </svg>
            <strong>{points ?? <abbr title="Not measured">–</abbr>}</strong>
          </dd>
        </div>
      ))}
    </Rings>
  );
}
