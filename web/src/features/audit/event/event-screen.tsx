import Button from '@mui/material/Button';
import { styled } from '@mui/material/styles';
import type { EventView } from '@twofold/contracts/audit/api';
import { Link, useParams } from 'react-router-dom';
import { momentPath, tracePath } from '../addresses.ts';
import { useEvent } from '../api.ts';
import { count, counted } from '../parts/numbers.ts';
import { EventTable } from '../parts/event-table.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { JsonView } from '../parts/json-view.tsx';
import { Legend } from '../parts/legend.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel, PanelBody, PanelEnd, PanelPair } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { EventFacts } from './event-facts.tsx';

const Sentence = styled('p')(({ theme }) => ({ ...theme.typography.body1, padding: '14px 16px 0' }));
const Forms = styled('div')({
  display: 'grid',
  gridTemplateColumns: 'minmax(0, 1fr)',
  gap: 14,
  '& h3': { display: 'block', marginBottom: 6 },
});

const placeOfEvent = {
  head: 'Stream',
  of: ({ stream, revision }: { stream: string; revision: number }) => `${stream} ${revision}`,
};

/** One event, as stored and as read today, with its cause and its effects. */
export function EventScreen() {
  const { id = '' } = useParams();
  const read = useEvent(id);
  return (
    <>
      <ScreenHead title={read.data?.type ?? 'Event'}>
        <Legend />
      </ScreenHead>
      <Fetched read={read} what="event" missing={`There is no event ${id}.`}>
        {(event) => (
          <>
            <PanelPair>
              <Recorded event={event} />
              <Content event={event} />
            </PanelPair>
            <Panel title="Cause">
              {event.cause ? (
                <EventTable label="Table of the cause" events={[event.cause]} place={placeOfEvent} />
              ) : (
                <EmptyNote>
                  {event.by === 'person'
                    ? 'Caused directly by a request.'
                    : 'Caused by a job, not directly by an event. The trace shows what happened before.'}
                </EmptyNote>
              )}
            </Panel>
            <Panel title="Effects" head={<SecondaryText>{counted(event.effects.length, 'event')}</SecondaryText>}>
              {event.effects.length > 0 ? (
                <EventTable label="Table of the effects" events={event.effects} place={placeOfEvent} />
              ) : (
                <EmptyNote>It caused no other events.</EmptyNote>
              )}
              {event.hasMoreEffects && <EmptyNote>There may be more. The trace shows all of them.</EmptyNote>}
            </Panel>
          </>
        )}
      </Fetched>
    </>
  );
}

function Recorded({ event }: { readonly event: EventView }) {
  return (
    <Panel
      title="Recorded"
      head={
        <PanelEnd>
          <Button component={Link} to={tracePath(event.correlationId)} variant="outlined" size="small">
            Trace
          </Button>
          <Button component={Link} to={momentPath(event.stream, event.revision)} variant="outlined" size="small">
            State at revision {count(event.revision)}
          </Button>
        </PanelEnd>
      }
    >
      <Sentence>{event.sentence}.</Sentence>
      <EventFacts event={event} />
    </Panel>
  );
}

function Content({ event }: { readonly event: EventView }) {
  return (
    <Panel title="Content">
      <PanelBody>
        <Forms>
          <div>
            <SecondaryText as="h3">
              {event.isReadable ? 'As read today (upcast)' : 'Decrypted; unknown schema'}
            </SecondaryText>
            <JsonView label="Data as read today" value={event.data} />
          </div>
          <div>
            <SecondaryText as="h3">As stored, personal fields encrypted</SecondaryText>
            <JsonView label="Event as stored" value={event.stored} />
          </div>
        </Forms>
      </PanelBody>
    </Panel>
  );
}
