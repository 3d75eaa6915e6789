import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import { Link } from 'react-router-dom';
import type { useEvents } from '../api.ts';
import { counted } from '../parts/numbers.ts';
import { useExactTime } from '../parts/time.ts';
import { logSearch, type LogFilters } from './log-filters.ts';

const Row = styled('div')(({ theme }) => ({
  ...theme.typography.caption,
  display: 'flex',
  flexWrap: 'wrap',
  alignItems: 'center',
  justifyContent: 'space-between',
  gap: '8px 16px',
  minHeight: 49,
  padding: '8px 16px',
  borderTop: `1px solid ${theme.vars.palette.divider}`,
  color: theme.vars.palette.text.secondary,
  '& > div': { display: 'flex', gap: 8 },
}));

type LogEndProps = {
  readonly log: Pick<ReturnType<typeof useEvents>, 'looked' | 'lookedTo' | 'older' | 'lookFurther' | 'isReading'>;
  readonly filters: LogFilters;
  readonly isNewest: boolean;
};

/** How far back the events above reach, with links to continue. */
export function LogEnd({ log, filters, isNewest }: LogEndProps) {
  const exactTime = useExactTime();
  const { looked, lookedTo, older, lookFurther, isReading } = log;
  const isAll = older === undefined && lookFurther === undefined;
  return (
    <Row>
      <span role="status">
        {lookedTo &&
          `Searched ${counted(looked, 'event')}, back to ${exactTime(lookedTo.recordedAt)}${isAll ? ', the start of the log' : ''}.`}
      </span>
      <div>
        {!isNewest && (
          <Button component={Link} to={{ search: logSearch(filters) }} variant="outlined" size="small">
            Newest
          </Button>
        )}
        {lookFurther && (
          <Button variant="outlined" size="small" disabled={isReading} onClick={() => void lookFurther()}>
            {isReading ? 'Searching...' : 'Search further back'}
          </Button>
        )}
        {older !== undefined && (
          <Button component={Link} to={{ search: logSearch(filters, older) }} variant="outlined" size="small">
            Older
          </Button>
        )}
      </div>
    </Row>
  );
}
