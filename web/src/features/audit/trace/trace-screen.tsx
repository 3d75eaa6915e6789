import Button from '@mui/material/Button';
import { Link, useNavigate, useParams, useSearchParams } from 'react-router-dom';
import { tracePath } from '../addresses.ts';
import { useTrace } from '../api.ts';
import { Copied } from '../parts/copied.tsx';
import { counted } from '../parts/numbers.ts';
import { Fetched } from '../parts/fetched.tsx';
import { FindForm } from '../parts/find-form.tsx';
import { Legend } from '../parts/legend.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel, PanelBody, PanelEnd } from '../parts/panel.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { TimeSpent } from './time-spent.tsx';
import { TraceTree } from './trace-tree.tsx';
import { timeBreakdown } from './time-breakdown.ts';
import { span } from '../parts/time.ts';

/** All events that one request caused; without a request in the URL, a form to choose one. */
export function TraceScreen() {
  const { id } = useParams();
  const navigate = useNavigate();
  return (
    <>
      <ScreenHead title="Trace">
        <Legend />
      </ScreenHead>
      {id === undefined ? (
        <Panel title="Open a trace">
          <FindForm
            label="Correlation id"
            hint="Shown on the page of every event"
            onFind={(correlationId) => void navigate(tracePath(correlationId))}
          />
        </Panel>
      ) : (
        <TracePanel correlationId={id} />
      )}
    </>
  );
}

function TracePanel({ correlationId }: { readonly correlationId: string }) {
  const [search] = useSearchParams();
  const before = search.get('before') ?? undefined;
  const current = search.get('event') ?? undefined;
  const read = useTrace(correlationId, before);
  const events = read.data?.events;
  const spent = events && timeBreakdown(events);
  const size = events && `${counted(events.length, 'event')} in ${counted(read.data?.streams ?? 0, 'stream')}`;
  return (
    <Panel
      title="Causes and effects"
      head={
        <>
          <SecondaryText>
            <Copied what="correlation id" text={correlationId} />
          </SecondaryText>
          <PanelEnd>
            <SecondaryText>{size && spent ? `${size}, ${span(spent.totalMs)}` : size}</SecondaryText>
          </PanelEnd>
        </>
      }
    >
      <Fetched read={read} what="trace" missing="No request has this id.">
        {(trace) => (
          <>
            {trace.events.length === 0 ? (
              <EmptyNote>{trace.next ? 'No events found yet.' : 'No events belong to this request.'}</EmptyNote>
            ) : (
              <TraceTree events={trace.events} current={current} />
            )}
            {spent && spent.totalMs > 0 && <TimeSpent spent={spent} />}
            {trace.next !== undefined && (
              <PanelBody>
                <Button
                  component={Link}
                  to={`${tracePath(correlationId)}?before=${trace.next}`}
                  variant="outlined"
                  size="small"
                >
                  Search further back
                </Button>
              </PanelBody>
            )}
          </>
        )}
      </Fetched>
    </Panel>
  );
}
