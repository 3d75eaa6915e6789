import { styled } from '@mui/material/styles';
import Typography from '@mui/material/Typography';
import { useId } from 'react';
import { ClaimList } from './claim-list.tsx';
import { splitCompetitor } from './competitor-name.ts';
import type { ShownReport } from './read-report.ts';
import { TrendList } from './trend-list.tsx';

const Columns = styled('div')(({ theme }) => ({
  display: 'grid',
  alignItems: 'start',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 40,
  [theme.breakpoints.up('md')]: {
    gridTemplateColumns: 'minmax(0, 1fr) minmax(0, 1fr)',
    gap: 'clamp(32px, 5vw, 64px)',
  },
}));

function Competitor({ text }: { readonly text: string }) {
  const { name, rest } = splitCompetitor(text);
  return (
    <>
      {name && <strong>{name}</strong>}
      {rest}
    </>
  );
}

/** The competitors, and the trends of the market. */
export function MarketPanel({ report }: { readonly report: ShownReport }) {
  const competitors = useId();
  const trends = useId();
  return (
    <Columns>
      <section aria-labelledby={competitors}>
        <Typography variant="h4" component="h2" id={competitors} sx={{ mb: 2.25 }}>
          Competitors
        </Typography>
        <ClaimList claims={report.competitors} empty="No specific competitors identified">
          {({ text }) => <Competitor text={text} />}
        </ClaimList>
      </section>
      <section aria-labelledby={trends}>
        <Typography variant="h4" component="h2" id={trends} sx={{ mb: 2.25 }}>
          Market trends
        </Typography>
        <TrendList trends={report.marketTrends} />
      </section>
    </Columns>
  );
}
