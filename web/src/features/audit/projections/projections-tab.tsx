import { Fetched } from '../parts/fetched.tsx';
import { Panel } from '../parts/panel.tsx';
import type { useProjections } from '../figures-api.ts';
import { OperatorRequests } from './operator-requests.tsx';
import { HandlerTable, type Column } from './handler-table.tsx';
import { PROJECTIONS, type Projection } from './handler.ts';
import { LastRebuilds } from './last-rebuilds.tsx';
import { LogEndPosition } from './log-end-position.tsx';
import { ParkedStreams } from './parked-streams.tsx';
import { RebuildButton } from './rebuild-button.tsx';
import { SkippedEvents } from './skipped-events.tsx';

type ProjectionsTabProps = { readonly read: ReturnType<typeof useProjections>; readonly isOperator: boolean };

/** The progress of each read model, its parked streams, and operators' requests. */
export function ProjectionsTab({ read, isOperator }: ProjectionsTabProps) {
  const projections = read.data?.projections ?? [];
  const of = { kind: PROJECTIONS, handlers: projections };
  return (
    <>
      {read.data && <ParkedStreams {...of} isOperator={isOperator} />}
      <Panel title="Read models" head={<LogEndPosition head={read.data?.head} />}>
        <Fetched read={read} what="projections">
          {(view) => (
            <HandlerTable
              label="Table of read models"
              rows={view.projections}
              more={isOperator ? [...GENERATION, REBUILD] : GENERATION}
            />
          )}
        </Fetched>
      </Panel>
      <OperatorRequests {...of} />
      <LastRebuilds projections={projections} />
      <SkippedEvents {...of} />
    </>
  );
}

const GENERATION: readonly Column<Projection>[] = [
  { title: 'Generation', isNumber: true, cell: ({ generation }) => generation },
  { title: 'Version', isNumber: true, cell: ({ version }) => version },
];

const REBUILD: Column<Projection> = {
  title: 'Actions',
  cell: (projection) => <RebuildButton projection={projection} />,
};
