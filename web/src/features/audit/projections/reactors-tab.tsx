import { Fetched } from '../parts/fetched.tsx';
import { EmptyNote } from '../parts/empty-note.tsx';
import { Panel } from '../parts/panel.tsx';
import { span } from '../parts/time.ts';
import type { useReactors } from '../figures-api.ts';
import { OperatorRequests } from './operator-requests.tsx';
import { HandlerTable, type Column } from './handler-table.tsx';
import { REACTORS, type Reactor } from './handler.ts';
import { LogEndPosition } from './log-end-position.tsx';
import { ParkedStreams } from './parked-streams.tsx';
import { SkippedEvents } from './skipped-events.tsx';

type ReactorsTabProps = { readonly read: ReturnType<typeof useReactors>; readonly isOperator: boolean };

/** The progress of each reactor, its parked streams, and operators' requests. */
export function ReactorsTab({ read, isOperator }: ReactorsTabProps) {
  const of = { kind: REACTORS, handlers: read.data?.reactors ?? [] };
  return (
    <>
      {read.data && <ParkedStreams {...of} isOperator={isOperator} />}
      <Panel title="Reactors" head={<LogEndPosition head={read.data?.head} />}>
        <Fetched read={read} what="reactors">
          {({ reactors }) =>
            reactors.length === 0 ? (
              <EmptyNote>No reactor has run yet.</EmptyNote>
            ) : (
              <HandlerTable label="Table of reactors" rows={reactors} more={[WAITING]} />
            )
          }
        </Fetched>
      </Panel>
      <OperatorRequests {...of} />
      <SkippedEvents {...of} />
    </>
  );
}

const WAITING: Column<Reactor> = {
  title: 'Waiting',
  isNumber: true,
  cell: ({ behindMs }) => (behindMs === 0 ? '–' : span(behindMs)),
};
