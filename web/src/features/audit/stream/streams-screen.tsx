import { Link, useNavigate } from 'react-router-dom';
import { ScrollRegion } from '../../../components/scroll-region.tsx';
import { auditPaths, streamPath } from '../addresses.ts';
import { useStreams } from '../figures-api.ts';
import { logSearch } from '../log/log-filters.ts';
import { count } from '../parts/count.ts';
import { DenseTable } from '../parts/dense-table.tsx';
import { Fetched } from '../parts/fetched.tsx';
import { FindForm } from '../parts/find-form.tsx';
import { ExactTime } from '../parts/mono.tsx';
import { Nothing } from '../parts/nothing.tsx';
import { Panel, PanelPair } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';

/** Which streams there are. */
export function StreamsScreen() {
  const navigate = useNavigate();
  const read = useStreams();
  return (
    <>
      <ScreenHead title="Streams" />
      <Panel title="Open a stream">
        <FindForm
          label="Name"
          hint="Such as order-9, credits-17 or user-17"
          onFind={(stream) => void navigate(streamPath(stream))}
        />
      </Panel>
      <PanelPair>
        <Panel title="Newest">
          <Fetched read={read} what="streams">
            {({ newest }) =>
              newest.length === 0 ? (
                <Nothing>Nothing has been recorded yet.</Nothing>
              ) : (
                <ScrollRegion label="Newest streams">
                  <DenseTable>
                    <thead>
                      <tr>
                        <th scope="col">Stream</th>
                        <th scope="col" className="number">
                          Events
                        </th>
                        <th scope="col">Newest event</th>
                        <th scope="col">Recorded</th>
                      </tr>
                    </thead>
                    <tbody>
                      {newest.map(({ stream, revision, type, recordedAt }) => (
                        <tr key={stream}>
                          <td className="mono cut">
                            <Link to={streamPath(stream)} title={stream}>
                              {stream}
                            </Link>
                          </td>
                          <td className="number">{count(revision + 1)}</td>
                          <td>{type}</td>
                          <td className="fixed">
                            <ExactTime iso={recordedAt} />
                          </td>
                        </tr>
                      ))}
                    </tbody>
                  </DenseTable>
                </ScrollRegion>
              )
            }
          </Fetched>
        </Panel>
        <Panel title="Categories">
          <Fetched read={read} what="categories">
            {({ categories }) => (
              <ScrollRegion label="Table of categories">
                <DenseTable>
                  <thead>
                    <tr>
                      <th scope="col">Category</th>
                      <th scope="col" className="number">
                        Streams
                      </th>
                      <th scope="col" className="number">
                        Events
                      </th>
                    </tr>
                  </thead>
                  <tbody>
                    {categories.map(({ category, streams, events }) => (
                      <tr key={category}>
                        <td className="mono">
                          <Link to={`${auditPaths.log}${logSearch({ stream: `${category}-` })}`}>{category}</Link>
                        </td>
                        <td className="number">{count(streams)}</td>
                        <td className="number">{count(events)}</td>
                      </tr>
                    ))}
                  </tbody>
                </DenseTable>
              </ScrollRegion>
            )}
          </Fetched>
        </Panel>
      </PanelPair>
    </>
  );
}
