import { useProjections } from '../figures-api.ts';
import { Fetched } from '../parts/fetched.tsx';
import { Panel, PanelEnd } from '../parts/panel.tsx';
import { placeOf } from '../parts/place.ts';
import { Quiet } from '../parts/quiet.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { AskedOperations } from './asked-operations.tsx';
import { LastRebuilds } from './last-rebuilds.tsx';
import { ParkedStreams } from './parked-streams.tsx';
import { ProjectionTable } from './projection-table.tsx';
import { SkippedEvents } from './skipped-events.tsx';

/** How far each read model is, and what it could not apply. What one can do about it is for operators only. */
export function ProjectionsScreen({ isOperator }: { readonly isOperator: boolean }) {
  const read = useProjections();
  const projections = read.data?.projections ?? [];
  return (
    <>
      <ScreenHead title="Projections" />
      <Panel
        title="Read models"
        head={
          <PanelEnd>
            <Quiet>{read.data?.head !== undefined && `The log ends at ${placeOf(read.data.head)}`}</Quiet>
          </PanelEnd>
        }
      >
        <Fetched read={read} what="projections">
          {(view) => <ProjectionTable projections={view.projections} isOperator={isOperator} />}
        </Fetched>
      </Panel>
      {projections
        .filter(({ parked }) => parked > 0)
        .map((projection) => (
          <ParkedStreams key={projection.name} projection={projection} isOperator={isOperator} />
        ))}
      <AskedOperations projections={projections} />
      <LastRebuilds projections={projections} />
      {projections.some(({ skipped }) => skipped.length > 0) && <SkippedEvents projections={projections} />}
    </>
  );
}
