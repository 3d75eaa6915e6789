import Chip from '@mui/material/Chip';
import { AgainIcon, CheckIcon, ClockIcon, TriangleIcon } from '../../../components/icons.tsx';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { count } from '../parts/count.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { placeOf } from '../parts/place.ts';
import type { Projection } from './projection.ts';
import { RebuildButton } from './rebuild-button.tsx';

type ProjectionTableProps = { readonly projections: readonly Projection[]; readonly isOperator: boolean };

/** Each read model on a line: how far it is, how fast it moves, and which generation of it is shown. */
export function ProjectionTable({ projections, isOperator }: ProjectionTableProps) {
  return (
    <ScrollRegion label="Table of read models">
      <DenseTable>
        <thead>
          <tr>
            <th scope="col">Name</th>
            <th scope="col">State</th>
            <th scope="col" className="number">
              Position
            </th>
            <th scope="col" className="number">
              Behind
            </th>
            <th scope="col" className="number">
              Events/s
            </th>
            <th scope="col" className="number">
              Generation
            </th>
            <th scope="col" className="number">
              Version
            </th>
            {isOperator && <th scope="col">Operate</th>}
          </tr>
        </thead>
        <tbody>
          {projections.map((projection) => (
            <tr key={projection.name}>
              <th scope="row" className="mono fixed">
                {projection.name}
              </th>
              <td className="fixed">
                <State projection={projection} />
              </td>
              <td className="number">{projection.position === undefined ? '–' : placeOf(projection.position)}</td>
              <td className="number">{projection.lag === undefined ? '–' : count(projection.lag)}</td>
              <td className="number">{projection.eventsPerSecond?.toFixed(1) ?? '–'}</td>
              <td className="number">{projection.generation}</td>
              <td className="number">{projection.version}</td>
              {isOperator && (
                <td>
                  <RebuildButton projection={projection} />
                </td>
              )}
            </tr>
          ))}
        </tbody>
      </DenseTable>
    </ScrollRegion>
  );
}

/** What matters most of a projection, with its sign. */
function State({ projection: { parked, rebuild, lag = 0 } }: { readonly projection: Projection }) {
  if (parked > 0)
    return <Chip variant="state" color="error" icon={<TriangleIcon size={14} />} label={`${count(parked)} parked`} />;
  if (rebuild) {
    const label = `Rebuilding${rebuild.position === undefined ? '' : `, at ${placeOf(rebuild.position)}`}`;
    return <Chip variant="state" color="machine" icon={<AgainIcon size={14} />} label={label} />;
  }
  if (lag > 0) return <Chip variant="state" icon={<ClockIcon size={14} />} label="Catching up" />;
  return <Chip variant="state" color="success" icon={<CheckIcon size={14} />} label="Up to date" />;
}
