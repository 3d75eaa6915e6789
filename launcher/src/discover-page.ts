import { FIRST_APPS } from '@twofold/contracts/analysis/open-seats-first';
import type { DrawScreen } from './draw-screen.ts';
import { withScreen } from './drawn-screen.ts';
import { keepPages } from './keep-pages.ts';
import { packPage, type Page } from './page.ts';
import type { ReadForAll } from './read-for-all.ts';

type DiscoverPageOptions = {
  /** The page as the build drew it: of no apps. */
  readonly drawn: string;
  readonly drawScreen: DrawScreen;
  readonly readForAll: Pick<ReadForAll, 'firstApps'>;
};

const PATH = '/discover';

/** Renders the Discover page with the first apps; undefined while there are none. */
export const createDiscoverPage = ({ drawn, drawScreen, readForAll }: DiscoverPageOptions) => {
  const pageOf = keepPages<Page | undefined>();
  return async (): Promise<Page | undefined> => {
    const apps = await readForAll.firstApps().catch(() => undefined);
    if (apps === undefined) return undefined;
    return pageOf(PATH, [apps], async (forget) => {
      const screen = await drawScreen(PATH, { [FIRST_APPS]: JSON.parse(apps) });
      if (screen === undefined) forget();
      return screen && packPage(withScreen(drawn, screen, { [FIRST_APPS]: apps }), drawn);
    });
  };
};
