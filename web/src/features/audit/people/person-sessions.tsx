import type { PersonView } from '@twofold/contracts/audit/people/api';
import { ExactTime } from '../parts/mono.tsx';
import { ItemPanel } from './item-panel.tsx';

/** The user's active sessions. */
export function PersonSessions({ sessions }: { readonly sessions: PersonView['sessions'] }) {
  return (
    <ItemPanel
      title="Sessions"
      one="session"
      empty="Not logged in anywhere."
      total={sessions.length}
      length={sessions.length}
    >
      <thead>
        <tr>
          <th scope="col">Device</th>
          <th scope="col">Logged in</th>
          <th scope="col">Last used</th>
          <th scope="col">Expires</th>
        </tr>
      </thead>
      <tbody>
        {sessions.map(({ device, startedAt, lastUsedAt, expiresAt }) => (
          <tr key={`${startedAt} ${expiresAt}`}>
            <td>{device ?? 'Unknown device'}</td>
            {[startedAt, lastUsedAt, expiresAt].map((iso, column) => (
              // The order of the columns never changes.
              // oxlint-disable-next-line react/no-array-index-key
              <td key={column} className="fixed">
                <ExactTime iso={iso} />
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </ItemPanel>
  );
}
