import { styled } from '@mui/material/styles';
import { PanelBody } from '../parts/panel.tsx';
import { span } from '../parts/time.ts';
import type { TimeSpent as Spent } from './time-breakdown.ts';

const Place = styled(PanelBody)(({ theme }) => ({
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  '& h3': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
}));

const Bar = styled('div')(({ theme }) => ({
  display: 'flex',
  gap: 2,
  height: 18,
  margin: '10px 0 12px',
  '& > i': { flexBasis: 3, minWidth: 3, background: theme.vars.palette.machine.fill, forcedColorAdjust: 'none' },
  '& > .people': { background: theme.vars.palette.people.fill },
}));

const Lines = styled('dl')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'grid',
  gap: 3,
  '& > div': { display: 'flex', justifyContent: 'space-between', gap: 12 },
  '& dt': { color: theme.vars.palette.text.secondary },
  '& dd': { fontWeight: 500, whiteSpace: 'nowrap' },
  '& .sum': { marginTop: 4, paddingTop: 6, borderTop: `1px solid ${theme.vars.palette.divider}` },
}));

/** The number of spans with their own line: the longest ones. */
const MAX_LINES = 6;

/** How the time of a trace was spent, as a bar and in words. */
export function TimeSpent({ spent }: { readonly spent: Spent }) {
  const { stretches, totalMs, machineMs, peopleMs } = spent;
  const longest = new Set(stretches.toSorted((one, other) => other.ms - one.ms).slice(0, MAX_LINES));
  const words = `${span(peopleMs)} until people acted, ${span(machineMs)} until the machine did`;
  return (
    <Place>
      <h3>Where the {span(totalMs)} went</h3>
      <Bar role="img" aria-label={words}>
        {stretches.map(({ id, by, ms }) => (
          <i key={id} className={by === 'person' ? 'people' : undefined} style={{ flexGrow: ms }} />
        ))}
      </Bar>
      <Lines>
        {stretches
          .filter((stretch) => longest.has(stretch))
          .map(({ id, until, ms }) => (
            <div key={id}>
              <dt>Until {until}</dt>
              <dd>{span(ms)}</dd>
            </div>
          ))}
        <div className="sum">
          <dt>All machine steps</dt>
          <dd>{span(machineMs)}</dd>
        </div>
      </Lines>
    </Place>
  );
}
