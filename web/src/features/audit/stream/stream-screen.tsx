import Button from '@mui/material/Button';
import { Link, useParams, useSearchParams } from 'react-router-dom';
import { momentPath, streamPath } from '../addresses.ts';
import { useStream } from '../api.ts';
import { count, counted } from '../parts/numbers.ts';
import { EventTable } from '../parts/event-table.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { Legend } from '../parts/legend.tsx';
import { Panel, PanelBody, PanelEnd, PanelPair } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { StateTables } from '../state/state-tables.tsx';

/** The number of revisions on one page. */
const PAGE_LENGTH = 200;

/** One stream: its events next to its state. The URL contains the first revision. */
export function StreamScreen() {
  const { stream = '' } = useParams();
  const [search] = useSearchParams();
  const from = Math.max(0, Math.trunc(Number(search.get('from')) || 0));
  const read = useStream(stream, from, PAGE_LENGTH);
  return (
    <>
      <ScreenHead title={stream} copied="stream name">
        <Legend />
      </ScreenHead>
      <Fetched read={read} what="stream" missing={`There is no stream ${stream}.`}>
        {({ length, events, next, rows }) => (
          <PanelPair>
            <Panel
              title="Events"
              head={
                <PanelEnd>
                  <SecondaryText>
                    {events.length < length
                      ? `${count(from)} to ${count(from + events.length - 1)} of ${counted(length, 'event')}`
                      : counted(length, 'event')}
                  </SecondaryText>
                </PanelEnd>
              }
            >
              <EventTable
                label="Events of the stream"
                events={events}
                place={{ head: 'Revision', of: ({ revision }) => count(revision) }}
              />
              {(from > 0 || next !== undefined) && (
                <PanelBody sx={{ display: 'flex', gap: 1 }}>
                  {from > 0 && (
                    <PageLink stream={stream} from={Math.max(0, from - PAGE_LENGTH)}>
                      Earlier
                    </PageLink>
                  )}
                  {next !== undefined && (
                    <PageLink stream={stream} from={next}>
                      Later
                    </PageLink>
                  )}
                </PanelBody>
              )}
            </Panel>
            <Panel
              title="State"
              head={
                <PanelEnd>
                  <Button component={Link} to={momentPath(stream)} variant="outlined" size="small">
                    Time machine
                  </Button>
                </PanelEnd>
              }
            >
              <StateTables rows={rows} />
            </Panel>
          </PanelPair>
        )}
      </Fetched>
    </>
  );
}

function PageLink(props: { readonly stream: string; readonly from: number; readonly children: string }) {
  return (
    <Button component={Link} to={`${streamPath(props.stream)}?from=${props.from}`} variant="outlined" size="small">
      {props.children}
    </Button>
  );
}
