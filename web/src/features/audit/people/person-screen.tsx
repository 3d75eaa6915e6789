import { useParams } from 'react-router-dom';
import { Fetched } from '../parts/fetched.tsx';
import { PanelPair } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { usePerson } from './api.ts';
import { PersonAccount } from './person-account.tsx';
import { PersonApps } from './person-apps.tsx';
import { PersonCredits } from './person-credits.tsx';
import { PersonErasure } from './person-erasure.tsx';
import { PersonOrders } from './person-orders.tsx';
import { PersonReviews } from './person-reviews.tsx';
import { PersonSessions } from './person-sessions.tsx';

/** One user: the account according to the log, and everything that belongs to it. */
export function PersonScreen() {
  const { id = '' } = useParams();
  const read = usePerson(id);
  return (
    <>
      <ScreenHead title={`Person ${id}`} />
      <Fetched read={read} what="person" missing={`There is no person ${id}.`}>
        {(person) => (
          <>
            {person.erasure && <PersonErasure erasure={person.erasure} />}
            <PanelPair>
              <PersonAccount person={person} />
              <PersonCredits person={person} />
            </PanelPair>
            <PersonOrders orders={person.orders} />
            <PanelPair>
              <PersonReviews reviews={person.reviews} />
              <PersonApps apps={person.apps} />
            </PanelPair>
            <PersonSessions sessions={person.sessions} />
          </>
        )}
      </Fetched>
    </>
  );
}
