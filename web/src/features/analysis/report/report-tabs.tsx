import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import { useMemo } from 'react';
import { TabRow } from '../../../components/tab-row.tsx';
import { useHashTab } from '../../../components/use-hash-tab.ts';
import { MarketPanel } from './market-panel.tsx';
import { PersonasPanel } from './personas-panel.tsx';
import { PotentialPanel } from './potential-panel.tsx';
import type { ShownReport } from './read-report.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { SwotPanel } from './swot-panel.tsx';
import { usePartsInTurn } from './use-parts-in-turn.ts';

/** The open tab is stored in the hash, so that a link can open a report at its personas. */
const TABS = [
  { id: 'potential', label: 'Potential', Content: PotentialPanel },
  { id: 'summary', label: 'Summary', Content: SummaryPanel },
  { id: 'swot', label: 'SWOT', Content: SwotPanel },
  { id: 'market', label: 'Market', Content: MarketPanel },
  { id: 'personas', label: 'Personas', Content: PersonasPanel },
] as const;
const IDS = TABS.map(({ id }) => id);

const Row = styled(TabRow)(({ theme }) => ({
  '& .MuiTab-root.Mui-selected': { color: theme.vars.palette.machine.main },
})) as typeof TabRow;

/** This many pixels of a panel are printed on the same page as its name. */
const PRINTED_WITH_NAME = 220;

/** Hidden panels are rendered too, so that all can be printed one below the other, with headings. */
const Panel = styled('div')(({ theme }) => ({
  paddingTop: 36,
  '&:focus-visible': { outlineOffset: 8 },
  '@media print': {
    '&[hidden]': { display: 'block' },
    '& h2, & h3': { breakAfter: 'avoid' },
    '&::before': {
      ...theme.typography.h2,
      content: 'attr(data-title)',
      display: 'block',
      breakInside: 'avoid',
      breakAfter: 'avoid',
      // Keeps a heading on the same page as the content that follows.
      paddingBottom: 24 + PRINTED_WITH_NAME,
      marginBottom: -PRINTED_WITH_NAME,
    },
  },
}));

/** The five parts of a report. */
export function ReportTabs({ report }: { readonly report: ShownReport }) {
  const [open, show] = useHashTab(IDS, 'potential');
  // Rendering a whole report at once takes a slow phone half a second: the open panel comes first.
  const others = IDS.filter((id) => id !== open);
  const drawn = usePartsInTurn(others.length);
  // Opening another tab renders none of them again.
  const contents = useMemo(() => TABS.map(({ id, Content }) => <Content key={id} report={report} />), [report]);
  return (
    <>
      <Row
        value={open}
        onChange={(_event, id: typeof open) => show(id)}
        variant="scrollable"
        scrollButtons={false}
        textColor="primary"
        indicatorColor="machine"
        aria-label="Analysis"
        selectionFollowsFocus
      >
        {TABS.map(({ id, label }) => (
          <Tab key={id} value={id} label={label} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Row>
      {TABS.map(({ id, label }, index) => (
        <Panel
          key={id}
          role="tabpanel"
          id={`panel-${id}`}
          aria-labelledby={`tab-${id}`}
          tabIndex={0}
          hidden={id !== open}
          data-title={label}
        >
          {others.indexOf(id) < drawn && contents[index]}
        </Panel>
      ))}
    </>
  );
}
