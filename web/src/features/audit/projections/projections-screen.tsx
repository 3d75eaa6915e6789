import { styled } from '@mui/material/styles';
import Tab from '@mui/material/Tab';
import { TabRow } from '../../../components/tab-row.tsx';
import { useHashTab } from '../../../components/use-hash-tab.ts';
import { parkedIn, useProjections, useReactors } from '../figures-api.ts';
import { count } from '../parts/numbers.ts';
import { ScreenHead } from '../parts/screen-head.tsx';
import { ProjectionsTab } from './projections-tab.tsx';
import { ReactorsTab } from './reactors-tab.tsx';

const IDS = ['projections', 'reactors'] as const;

/** Extends to the edges of the console, whose margins are narrower than those of other pages. */
const Row = styled(TabRow)(({ theme }) => ({
  [theme.breakpoints.down('md')]: { marginInline: -14, '& .MuiTabs-list': { paddingInline: 14 } },
})) as typeof TabRow;

const Content = styled('div')({ display: 'grid', gap: 16, minWidth: 0, '&:focus-visible': { outlineOffset: 8 } });

/** The progress of projections and reactors, and their parked streams. Only operators have actions. */
export function ProjectionsScreen({ isOperator }: { readonly isOperator: boolean }) {
  const [open, show] = useHashTab(IDS, 'projections');
  // Both are loaded, so that each tab shows the parked streams of the other.
  const projections = useProjections();
  const reactors = useReactors();
  const labels = {
    projections: labelOf('Projections', projections.data?.projections),
    reactors: labelOf('Reactors', reactors.data?.reactors),
  };
  return (
    <>
      <ScreenHead title="Projections" />
      <Row
        value={open}
        onChange={(_event, id: typeof open) => show(id)}
        variant="scrollable"
        scrollButtons={false}
        aria-label="Projections and reactors"
        selectionFollowsFocus
      >
        {IDS.map((id) => (
          <Tab key={id} value={id} label={labels[id]} id={`tab-${id}`} aria-controls={`panel-${id}`} />
        ))}
      </Row>
      <Content role="tabpanel" id={`panel-${open}`} aria-labelledby={`tab-${open}`} tabIndex={0}>
        {open === 'projections' ? (
          <ProjectionsTab read={projections} isOperator={isOperator} />
        ) : (
          <ReactorsTab read={reactors} isOperator={isOperator} />
        )}
      </Content>
    </>
  );
}

const labelOf = (name: string, handlers: readonly { readonly parked: number }[] = []): string => {
  const parked = parkedIn(handlers);
  return parked === 0 ? name : `${name}: ${count(parked)} parked`;
};
