import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import Tabs from '@mui/material/Tabs';
import { useMemo } from 'react';
import { useLocation, useNavigate } from 'react-router-dom';
import { MarketPanel } from './market-panel.tsx';
import { PersonasPanel } from './personas-panel.tsx';
import { PotentialPanel } from './potential-panel.tsx';
import type { ShownReport } from './read-report.ts';
import { SummaryPanel } from './summary-panel.tsx';
import { SwotPanel } from './swot-panel.tsx';

/** The hash of a tab is the first word; no element has it as its id, so the page does not jump. */
const TABS = [
  { id: 'potential', label: 'Potential', Content: PotentialPanel },
  { id: 'summary', label: 'Summary', Content: SummaryPanel },
  { id: 'swot', label: 'SWOT', Content: SwotPanel },
  { id: 'market', label: 'Market', Content: MarketPanel },
  { id: 'personas', label: 'Personas', Content: PersonasPanel },
] as const;
type TabId = (typeof TABS)[number]['id'];

/** The open tab stands in the hash, so a report can be sent open at its personas. */
const useOpenTab = () => {
  const { hash, search } = useLocation();
  const navigate = useNavigate();
  const open: TabId = TABS.find(({ id }) => hash === `#${id}`)?.id ?? 'potential';
  const show = (id: TabId) => void navigate({ search, hash: id }, { replace: true, preventScrollReset: true });
  return [open, show] as const;
};

const Row = styled(Tabs)(({ theme }) => ({
  overflow: 'visible',
  '& .MuiTab-root': { overflow: 'visible' },
  '& .MuiTab-root.Mui-selected': { color: theme.vars.palette.machine.main },
  // A tab is as wide as its word, so the ring is drawn around it, in the gap; the scroller needs room for that.
  '& .MuiTab-root.Mui-focusVisible': {
    outline: 0,
    '&::after': {
      content: '""',
      position: 'absolute',
      inset: '4px -6px 6px',
      border: `2px solid ${theme.vars.palette.text.primary}`,
      borderRadius: 6,
    },
  },
  '& .MuiTabs-scroller': { marginInline: -8 },
  '& .MuiTabs-list': { paddingInline: 8 },
  // On a phone the row scrolls and bleeds to the edges of the screen.
  [theme.breakpoints.down('md')]: {
    marginInline: -20,
    '& .MuiTabs-scroller': { marginInline: 0 },
    '& .MuiTabs-list': { width: 'max-content', minWidth: '100%', paddingInline: 20 },
  },
  '@media print': { display: 'none' },
})) as typeof Tabs;

/** Every panel is in the page, so that all of them can be printed one below the other, under their names. */
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
      marginBottom: 24,
      breakAfter: 'avoid',
    },
  },
}));

/** The five parts of a report. */
export function ReportTabs({ report }: { readonly report: ShownReport }) {
  const [open, show] = useOpenTab();
  // Opening another tab draws none of them anew.
  const contents = useMemo(() => TABS.map(({ id, Content }) => <Content key={id} report={report} />), [report]);
  return (
    <>
      <Row
        value={open}
        onChange={(_event, id: TabId) => show(id)}
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
          {contents[index]}
        </Panel>
      ))}
    </>
  );
}
