import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { StateView } from '@twofold/contracts/audit/api';
import { Link } from 'react-router-dom';
import { eventPath, tracePath } from '../addresses.ts';
import { Actor } from '../parts/actor.tsx';
import { JsonView } from '../parts/json-view.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';

const Box = styled('div')(({ theme }) => ({
  display: 'grid',
  gap: 8,
  minWidth: 0,
  '& h3': { ...theme.typography.label, color: theme.vars.palette.text.secondary },
  '& .ways': { display: 'flex', flexWrap: 'wrap', gap: 8 },
}));

/** The event of this revision. */
export function RevisionEvent({ event }: { readonly event: StateView['event'] }) {
  return (
    <Box>
      <h3>Event at revision {event.revision}</h3>
      <p>
        {event.sentence}. <Actor by={event.by} actor={event.actor} />
      </p>
      <JsonView label="Event" value={{ type: event.type, data: event.data, occurredAt: event.occurredAt }} />
      <div className="ways">
        <Button component={Link} to={eventPath(event.id)} variant="outlined" size="small">
          Event, cause and effects
        </Button>
        <Button component={Link} to={`${tracePath(event.correlationId)}?event=${event.id}`} variant="text" size="small">
          Trace
        </Button>
      </div>
      <SecondaryText>Read models may contain more: this view uses only this stream.</SecondaryText>
    </Box>
  );
}
