import type { PersonView } from '@twofold/contracts/audit/people/api';
import { streamPath } from '../addresses.ts';
import { ExactTime, MonoLink } from '../parts/mono.tsx';
import { SortHead } from '../parts/sort-head.tsx';
import { useSorted } from '../parts/use-sorted.ts';
import { ItemPanel } from './item-panel.tsx';

type Review = PersonView['reviews']['items'][number];

const COLUMNS = {
  review: ({ reviewId }: Review) => reviewId,
  app: ({ productId }: Review) => productId,
  rating: ({ rating }: Review) => rating,
  status: ({ status }: Review) => status,
  created: ({ createdAt }: Review) => createdAt,
} as const;

/** The user's reviews; the text is in the stream of the review, unless it was erased. */
export function PersonReviews({ reviews: { total, items } }: { readonly reviews: PersonView['reviews'] }) {
  const { rows, head } = useSorted(items, COLUMNS, { by: 'review', isDescending: true });
  return (
    <ItemPanel title="Reviews" one="review" empty="No reviews." total={total} length={items.length}>
      <thead>
        <tr>
          <SortHead {...head} column="review" name="Review" />
          <SortHead {...head} column="app" name="App" />
          <SortHead {...head} column="rating" name="Rating" isNumber />
          <SortHead {...head} column="status" name="Status" />
          <SortHead {...head} column="created" name="Submitted" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ reviewId, productId, rating, status, hasText, createdAt }) => (
          <tr key={reviewId}>
            <td className="fixed">
              <MonoLink to={streamPath(`review-${reviewId}`)}>review-{reviewId}</MonoLink>
            </td>
            <td className="fixed">
              <MonoLink to={streamPath(`product-${productId}`)}>product-{productId}</MonoLink>
            </td>
            <td className="number">{rating}</td>
            <td>
              {status}
              {!hasText && ', text erased'}
            </td>
            <td className="fixed">
              <ExactTime iso={createdAt} />
            </td>
          </tr>
        ))}
      </tbody>
    </ItemPanel>
  );
}
