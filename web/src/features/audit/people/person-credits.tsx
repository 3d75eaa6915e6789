import type { PersonView } from '@twofold/contracts/audit/people/api';
import { Link } from 'react-router-dom';
import { eventPath, streamPath } from '../addresses.ts';
import { counted } from '../parts/numbers.ts';
import { ExactTime, MonoLink } from '../parts/mono.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { ItemPanel } from './item-panel.tsx';

/** The ledger according to the log, newest first. Each line links to its event. */
export function PersonCredits({ person: { credits } }: { readonly person: PersonView }) {
  const { total, items, available, pending } = credits;
  const balance = `${counted(available, 'credit')} available${pending > 0 ? `, ${pending} pending` : ''}`;
  return (
    <ItemPanel
      title="Credits"
      one="entry"
      many="entries"
      empty="No credits."
      total={total}
      length={items.length}
      head={<SecondaryText>{balance}</SecondaryText>}
    >
      <thead>
        <tr>
          <th scope="col">Event</th>
          <th scope="col" className="number">
            Change
          </th>
          <th scope="col">For</th>
          <th scope="col">When</th>
        </tr>
      </thead>
      <tbody>
        {items.map(({ eventId, kind, change, at, productId, reviewId }) => (
          <tr key={eventId}>
            <td>
              <Link to={eventPath(eventId)}>{kind}</Link>
            </td>
            <td className="number">{change > 0 ? `+${change}` : change}</td>
            <td className="fixed">
              <What productId={productId} reviewId={reviewId} isWelcome={kind === 'granted'} />
            </td>
            <td className="fixed">
              <ExactTime iso={at} />
            </td>
          </tr>
        ))}
      </tbody>
    </ItemPanel>
  );
}

type WhatProps = Pick<PersonView['credits']['items'][number], 'productId' | 'reviewId'> & {
  readonly isWelcome: boolean;
};

/** The text of a ledger line. */
function What({ productId, reviewId, isWelcome }: WhatProps) {
  if (reviewId !== undefined) return <MonoLink to={streamPath(`review-${reviewId}`)}>review-{reviewId}</MonoLink>;
  if (productId !== undefined) return <MonoLink to={streamPath(`product-${productId}`)}>product-{productId}</MonoLink>;
  return isWelcome && 'Welcome credit';
}
