import { FIRST_APPS } from '@twofold/contracts/analysis/open-seats-first';
import type { RenderScreen } from './render-screen.ts';
import { withScreen } from './with-screen.ts';
import { createPageCache } from './page-cache.ts';
import { packPage, type Page } from './page.ts';
import type { PublicData } from './public-data.ts';

type DiscoverPageOptions = {
  /** The built page, without apps. */
  readonly template: string;
  readonly renderScreen: RenderScreen;
  readonly publicData: Pick<PublicData, 'firstApps'>;
};

const PATH = '/discover';

/** Renders the Discover page with the first apps; undefined while there are none. */
export const createDiscoverPage = ({ template, renderScreen, publicData }: DiscoverPageOptions) => {
  const pageOf = createPageCache<Page | undefined>();
  return async (): Promise<Page | undefined> => {
    const apps = await publicData.firstApps().catch(() => undefined);
    if (apps === undefined) return undefined;
    return pageOf(PATH, [apps], async (forget) => {
      const screen = await renderScreen(PATH, { [FIRST_APPS]: JSON.parse(apps) });
      if (screen === undefined) forget();
      return screen && packPage(withScreen(template, screen, { [FIRST_APPS]: apps }), template);
    });
  };
};
