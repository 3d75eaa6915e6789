import type { PersonView } from '@twofold/contracts/audit/people/api';
import { Link, useParams } from 'react-router-dom';
import { Notice } from '../../../components/notice.tsx';
import { eventPath } from '../addresses.ts';
import { Fetched } from '../parts/fetched.tsx';
import { PanelPair } from '../parts/panel.tsx';
import { ScreenHead } from '../parts/screen-head.tsx';
import { useExactTime } from '../parts/time.ts';
import { usePerson } from './api.ts';
import { PersonAccount } from './person-account.tsx';
import { PersonApps } from './person-apps.tsx';
import { PersonCredits } from './person-credits.tsx';
import { PersonOrders } from './person-orders.tsx';
import { PersonReviews } from './person-reviews.tsx';
import { PersonSessions } from './person-sessions.tsx';

type Erasure = NonNullable<PersonView['erasure']>;

/** Shows that the user was erased, and whether the key is deleted. */
function PersonErasure({ erasure: { event, hadKey, keyErasedAt } }: { readonly erasure: Erasure }) {
  const exactTime = useExactTime();
  const key =
    keyErasedAt !== undefined
      ? `The key was deleted ${exactTime(keyErasedAt).slice(0, 19)}.`
      : hadKey
        ? 'The key is not deleted yet.'
        : 'No personal data stored.';
  return (
    <Notice>
      This person was erased on <Link to={eventPath(event.id)}>{exactTime(event.recordedAt).slice(0, 19)}</Link>. {key}{' '}
      What remains is shown below.
    </Notice>
  );
}

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
