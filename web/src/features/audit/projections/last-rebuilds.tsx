import { Link } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { eventPath, streamPath } from '../addresses.ts';
import { count, counted } from '../parts/numbers.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { Panel } from '../parts/panel.tsx';
import { span } from '../parts/time.ts';
import type { EndedRebuild, Projection } from './handler.ts';

/** How the last rebuild of each read model ended; the newest first. */
export function LastRebuilds({ projections }: { readonly projections: readonly Projection[] }) {
  const rebuilds = projections
    .flatMap(({ name, lastRebuild }) => (lastRebuild === undefined ? [] : [{ name, rebuild: lastRebuild }]))
    .toSorted((one, other) => other.rebuild.begunAt.localeCompare(one.rebuild.begunAt));
  if (rebuilds.length === 0) return null;
  return (
    <Panel title="Last rebuilds">
      <ScrollRegion label="The last rebuild of each read model">
        <DenseTable>
          <thead>
            <tr>
              <th scope="col">Read model</th>
              <th scope="col" className="number">
                Generation
              </th>
              <th scope="col">Started</th>
              <th scope="col" className="number">
                Took
              </th>
              <th scope="col">Result</th>
            </tr>
          </thead>
          <tbody>
            {rebuilds.map(({ name, rebuild }) => (
              <tr key={name}>
                <th scope="row" className="mono fixed">
                  {name}
                </th>
                <td className="number">{rebuild.generation}</td>
                <td className="fixed">
                  <ExactTime iso={rebuild.begunAt} />
                </td>
                <td className="number">{tookOf(rebuild)}</td>
                <td className="say">
                  <Result rebuild={rebuild} />
                </td>
              </tr>
            ))}
          </tbody>
        </DenseTable>
      </ScrollRegion>
    </Panel>
  );
}

const tookOf = ({ begunAt, endedAt }: EndedRebuild): string =>
  endedAt === undefined ? '–' : span(Date.parse(endedAt) - Date.parse(begunAt));

function Result({ rebuild }: { readonly rebuild: EndedRebuild }) {
  const { outcome, error, stream, eventId } = rebuild;
  if (outcome === 'shown') return `Succeeded: ${rowsOf(rebuild)}`;
  if (outcome === 'interrupted') return 'Interrupted; restarting';
  return (
    <>
      Failed; the previous version is still shown: {error}
      {stream !== undefined && eventId !== undefined && (
        <>
          {' '}
          (<Link to={eventPath(eventId)}>event</Link> of <Link to={streamPath(stream)}>{stream}</Link>)
        </>
      )}
    </>
  );
}

/** How many rows there are, and how they differ from those before. */
const rowsOf = ({ rows = 0, missing = 0, extra = 0, changed = 0 }: EndedRebuild): string => {
  const differences = [
    [missing, 'removed'],
    [extra, 'added'],
    [changed, 'changed'],
  ] as const;
  const found = differences.flatMap(([number, word]) => (number === 0 ? [] : [`${count(number)} ${word}`]));
  return `${counted(rows, 'row')}, ${found.length === 0 ? 'same as before' : found.join(', ')}`;
};
