import { styled } from '@mui/material/styles';
import { EmptyList } from './claim-list.tsx';
import { EvidenceNote } from './evidence-note.tsx';
import { RiseSign } from './icons.tsx';
import type { Claim } from './read-report.ts';
import { figureOf, percentScaleOf } from './trend-figure.ts';

const Row = styled('li')(({ theme }) => ({
  display: 'grid',
  gridTemplateColumns: '84px minmax(0, 1fr)',
  gap: 14,
  alignItems: 'start',
  paddingBlock: 16,
  breakInside: 'avoid',
  '&:first-of-type': { paddingTop: 0 },
  '& + &': { borderTop: `1px solid ${theme.vars.palette.divider}` },
  [theme.breakpoints.up('md')]: { gridTemplateColumns: '112px minmax(0, 1fr)', gap: 20 },
}));

/** The large number, aligned with the first line of the text beside it. */
const Large = styled('span')(({ theme }) => ({
  minHeight: 25,
  fontSize: '1.75rem',
  lineHeight: '25px',
  fontWeight: 600,
  letterSpacing: '-.03em',
  color: theme.vars.palette.machine.main,
  '&[data-long]': { fontSize: '1.375rem' },
}));

const Said = styled('div')({ display: 'grid', gap: 8, overflowWrap: 'anywhere' });

const Track = styled('div')(({ theme }) => ({
  height: 10,
  borderRadius: 2,
  overflow: 'hidden',
  background: theme.vars.palette.machine.soft,
  boxShadow: `inset 0 0 0 1px ${theme.vars.palette.machine.line}`,
  printColorAdjust: 'exact',
  '& > div': { height: '100%', background: theme.vars.palette.machine.fill, forcedColorAdjust: 'none' },
}));

const MAX_FIGURE_LENGTH = 6;

type TrendProps = { readonly trend: Claim; readonly percentScale: number | undefined };

function Trend({ trend, percentScale }: TrendProps) {
  const figure = figureOf(trend.text);
  const percent = percentScale === undefined ? undefined : figure?.percent;
  return (
    <Row>
      <Large aria-hidden="true" data-long={figure && figure.text.length > MAX_FIGURE_LENGTH ? '' : undefined}>
        {figure?.text ?? <RiseSign size={24} />}
      </Large>
      <Said>
        <p>{trend.text}</p>
        {percent !== undefined && percentScale !== undefined && (
          <Track aria-hidden="true" data-bar="percent">
            <div style={{ width: `${percent * (100 / percentScale)}%` }} />
          </Track>
        )}
        <EvidenceNote evidence={trend.evidence} claim={trend.text} />
      </Said>
    </Row>
  );
}

/** The trends of the market: a number in a text is shown large, and percentages are compared as bars. */
export function TrendList({ trends }: { readonly trends: readonly Claim[] }) {
  if (trends.length === 0) return <EmptyList>No specific market trends identified</EmptyList>;
  const percentScale = percentScaleOf(trends);
  return (
    <ul>
      {trends.map((trend) => (
        <Trend key={trend.path} trend={trend} percentScale={percentScale} />
      ))}
    </ul>
  );
}
