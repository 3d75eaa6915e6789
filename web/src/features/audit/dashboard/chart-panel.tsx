import { styled, useTheme } from '@mui/material/styles';
import { BarChart } from '@mui/x-charts/BarChart';
import { LineChart, lineClasses } from '@mui/x-charts/LineChart';
import type { OverviewView } from '@twofold/contracts/audit/figures/api';
import { useReducedMotion } from '../../../lib/use-reduced-motion.ts';
import { shortDate } from '../../../lib/day-of.ts';
import { Panel, PanelBody } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import type { Chart } from './charts.ts';
import type { Bucket } from './day-series.ts';

const Total = styled('p')(({ theme }) => ({ ...theme.typography.number, fontSize: '2rem' }));

const Picture = styled('div')(({ theme }) => ({
  height: 148,
  marginTop: 12,
  '& .MuiChartsAxis-tickLabel': { fontSize: 11, fill: theme.vars.palette.text.secondary },
  '& .MuiChartsAxis-line, & .MuiChartsAxis-tick': { stroke: theme.vars.palette.lineStrong },
  '& .MuiChartsGrid-line': { stroke: theme.vars.palette.divider },
  '& svg': { forcedColorAdjust: 'none' },
}));

const day = (iso: string): string => shortDate(`${iso}T12:00:00`)?.replace(/, \d+$/, '') ?? iso;

type ChartPanelProps = {
  readonly chart: Chart;
  readonly totals: OverviewView['totals'];
  readonly buckets: readonly Bucket[];
};

/** One figure over time. The table below the charts has the same figures, so the chart is not focusable. */
export function ChartPanel({ chart, totals, buckets }: ChartPanelProps) {
  const { vars } = useTheme();
  const isStill = useReducedMotion();
  const values = buckets.map(chart.of);
  const color = vars.palette[chart.who].fill;
  const first = buckets[0]?.day ?? '';
  const last = buckets.at(-1)?.day ?? '';
  const most = Math.max(0, ...values);
  const words = `${chart.title} from ${day(first)} to ${day(last)}, at most ${chart.shown(most)}`;
  const shared = {
    skipAnimation: isStill,
    disableKeyboardNavigation: true,
    hideLegend: true,
    margin: { left: 0, right: 18, top: 10, bottom: 0 },
    grid: { horizontal: true },
    yAxis: [
      {
        width: 40,
        min: 0,
        tickNumber: 3,
        tickMinStep: 1,
        disableLine: true,
        disableTicks: true,
        valueFormatter: chart.tick ?? chart.shown,
      },
    ],
  } as const;
  const valueFormatter = (value: number | null) => chart.shown(value ?? 0);
  const axis = {
    data: buckets.map((bucket) => bucket.day),
    height: 22,
    valueFormatter: day,
    disableTicks: true,
  } as const;
  return (
    <Panel title={chart.title}>
      <PanelBody>
        <Total>{chart.total(totals)}</Total>
        <SecondaryText>{chart.detail(totals)}</SecondaryText>
        <Picture role="img" aria-label={words}>
          {chart.kind === 'sum' ? (
            <BarChart
              {...shared}
              xAxis={[{ ...axis, scaleType: 'band', categoryGapRatio: 0.25 }]}
              series={[{ data: values, color, valueFormatter }]}
              borderRadius={chart.who === 'people' ? 4 : 0}
            />
          ) : (
            <LineChart
              {...shared}
              xAxis={[{ ...axis, scaleType: 'point' }]}
              series={[
                { data: values, color, valueFormatter, curve: 'stepAfter', showMark: values.length === 1, area: true },
              ]}
              sx={{ [`& .${lineClasses.area}`]: { fill: vars.palette[chart.who].soft } }}
            />
          )}
        </Picture>
      </PanelBody>
    </Panel>
  );
}
