import { styled } from '@mui/material/styles';
import type { OverviewView } from '@twofold/contracts/audit/figures/api';
import { useSearchParams } from 'react-router-dom';
import { Notice } from '../../../components/notice.tsx';
import { useOverview } from '../figures-api.ts';
import { counted } from '../parts/numbers.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Legend } from '../parts/legend.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel, PanelEnd } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useExactTime } from '../parts/time.ts';
import { ChartPanel } from './chart-panel.tsx';
import { CHARTS } from './charts.ts';
import { bucketsOf } from './day-series.ts';
import { DayTable } from './day-table.tsx';
import { RangeBar } from './range-bar.tsx';
import { rangeIn, rangeSearch } from './range.ts';

const Charts = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 16,
  gridTemplateColumns: 'minmax(0, 1fr)',
  [theme.breakpoints.up(860)]: { gridTemplateColumns: 'repeat(2, minmax(0, 1fr))' },
  [theme.breakpoints.up('xl')]: { gridTemplateColumns: 'repeat(3, minmax(0, 1fr))' },
}));

/** The figures of the log over time. */
export function DashboardScreen() {
  const [search] = useSearchParams();
  const range = rangeIn(search);
  const read = useOverview(rangeSearch(range));
  return (
    <>
      <ScreenHead title="Dashboard">
        <Legend />
      </ScreenHead>
      <RangeBar range={range} />
      {read.data ? (
        <Figures overview={read.data} />
      ) : (
        <Panel title="Figures">
          <Fetched read={read} what="figures">
            {() => null}
          </Fetched>
        </Panel>
      )}
    </>
  );
}

function Figures({ overview }: { readonly overview: OverviewView }) {
  const exactTime = useExactTime();
  const { isCaughtUp, upTo, events, streams, days, totals, range } = overview;
  const buckets = bucketsOf(overview);
  const until = upTo && `up to ${exactTime(upTo.recordedAt).slice(0, 19)}`;
  return (
    <>
      {!isCaughtUp && <Notice>The log is still being read. Figures so far:</Notice>}
      {days.length === 0 ? (
        <Panel title="Figures">
          <EmptyNote>{range ? 'No events on these days.' : 'No events yet.'}</EmptyNote>
        </Panel>
      ) : (
        <>
          <Charts>
            {CHARTS.map((chart) => (
              <ChartPanel key={chart.title} chart={chart} totals={totals} buckets={buckets} />
            ))}
          </Charts>
          <Panel
            title="Day by day"
            head={
              <PanelEnd>
                <SecondaryText>
                  {counted(events, 'event')} in {counted(streams, range ? 'new stream' : 'stream')} {until}
                </SecondaryText>
              </PanelEnd>
            }
          >
            <DayTable days={days} />
          </Panel>
        </>
      )}
    </>
  );
}
