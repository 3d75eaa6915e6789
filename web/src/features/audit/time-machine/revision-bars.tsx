import { styled } from '@mui/material/styles';
import type { StreamView } from '@twofold/contracts/audit/api';
import { counted } from '../parts/numbers.ts';

const HIGHEST_PX = 56;

const Row = styled('div')(({ theme }) => ({
  display: 'flex',
  // Each bar is above the middle of the thumb, which stays within the ends of the slider.
  justifyContent: 'space-between',
  alignItems: 'flex-end',
  paddingInline: 10,
  '& > span': { display: 'flex', justifyContent: 'center', width: 0 },
  '& i': {
    flex: 'none',
    background: theme.vars.palette.machine.fill,
    borderRadius: '1px 1px 0 0',
    forcedColorAdjust: 'none',
  },
  '& [data-by="person"] i': { background: theme.vars.palette.people.fill, borderRadius: '7px 7px 0 0' },
  '& [data-later]': { opacity: 0.3 },
}));

const Numbers = styled(Row)(({ theme }) => ({
  ...theme.typography.mono,
  fontSize: 11,
  marginBottom: 14,
  color: theme.vars.palette.text.secondary,
  '& [aria-current]': { fontWeight: 700, color: theme.vars.palette.text.primary },
}));

/** The maximum number of labels below the bars. */
const MAX_NUMBERS = 12;

type RevisionBarsProps = {
  readonly first: number;
  readonly end: number;
  readonly at: number;
  readonly events: StreamView['events'];
};

/** One bar per revision: the height shows how much changed, the shape who acted. Later revisions are faint. */
export function RevisionBars({ first, end, at, events }: RevisionBarsProps) {
  const revisions = Array.from({ length: end - first + 1 }, (_, index) => first + index);
  const most = Math.max(1, ...events.map(({ changedFields }) => changedFields));
  // The bars fill the space, up to a comfortable touch width.
  const width = `min(14px, ${60 / revisions.length}vw)`;
  const every = Math.ceil(revisions.length / MAX_NUMBERS);
  const words = `${counted(revisions.length, 'revision')}, the height of a bar is the number of changed fields; revision ${at} is shown`;
  return (
    <>
      <Row role="img" aria-label={words} sx={{ height: HIGHEST_PX }}>
        {revisions.map((revision) => {
          const event = events.find((one) => one.revision === revision);
          const height = event && Math.max(3, (event.changedFields / most) * HIGHEST_PX);
          return (
            <span key={revision} data-by={event?.by} data-later={revision > at || undefined}>
              <i style={{ height: height ?? 0, width }} />
            </span>
          );
        })}
      </Row>
      <Numbers aria-hidden="true">
        {revisions.map((revision, index) => (
          <span key={revision} aria-current={revision === at || undefined}>
            {(index % every === 0 || revision === end) && revision}
          </span>
        ))}
      </Numbers>
    </>
  );
}
