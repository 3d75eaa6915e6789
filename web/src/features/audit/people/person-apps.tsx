import type { PersonView } from '@twofold/contracts/audit/people/api';
import { streamPath } from '../addresses.ts';
import { MonoLink } from '../parts/mono.tsx';
import { SecondaryText } from '../parts/secondary-text.tsx';
import { SortHead } from '../parts/sort-head.tsx';
import { useSorted } from '../parts/use-sorted.ts';
import { ItemPanel } from './item-panel.tsx';

type App = PersonView['apps']['items'][number];

const COLUMNS = {
  app: ({ productId }: App) => productId,
  title: ({ title, url }: App) => title || url,
  list: ({ isListed }: App) => Number(isListed),
} as const;

/** The apps that the user owns now. */
export function PersonApps({ apps: { total, items } }: { readonly apps: PersonView['apps'] }) {
  const { rows, head } = useSorted(items, COLUMNS, { by: 'app', isDescending: true });
  return (
    <ItemPanel title="Apps" one="app" empty="No apps." total={total} length={items.length}>
      <thead>
        <tr>
          <SortHead {...head} column="app" name="App" />
          <SortHead {...head} column="title" name="Title" />
          <SortHead {...head} column="list" name="Listed" />
        </tr>
      </thead>
      <tbody>
        {rows.map(({ productId, title, url, isListed }) => (
          <tr key={productId}>
            <td className="fixed">
              <MonoLink to={streamPath(`product-${productId}`)}>product-{productId}</MonoLink>
            </td>
            <td className="text">
              {title || url} {title && <SecondaryText>{url}</SecondaryText>}
            </td>
            <td>{isListed ? 'Yes' : 'No'}</td>
          </tr>
        ))}
      </tbody>
    </ItemPanel>
  );
}
