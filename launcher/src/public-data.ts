import { openSeatsFirst } from '@twofold/contracts/analysis/open-seats-first';
import { listedProducts } from '@twofold/query-service/analysis/product-list';
import { documentForAll } from '@twofold/query-service/analysis/queries';
import type { Pipelines } from '@twofold/query-service/pipelines';
import { z } from 'zod';

/** The data that public pages are rendered from, as JSON. */
export type PublicData = {
  /** The newest report of a listed product. */
  readonly report: (productId: number) => Promise<string | undefined>;
  /** The first apps of Discover; undefined while there are none. */
  readonly firstApps: () => Promise<string | undefined>;
};

/** The length of the first list in Discover (D-49). */
const LISTED = 100;
/** Two rows of three. */
const FIRST = 6;

const listed = z.array(z.looseObject({ openSeats: z.number() }));

const firstOf = (list: string): string | undefined => {
  const apps = listed.parse(JSON.parse(list));
  return apps.length === 0 ? undefined : JSON.stringify(openSeatsFirst(apps).slice(0, FIRST));
};

/** Reads from the read models what anyone may read. */
export const publicData = (database: Pick<Pipelines, 'query'>): PublicData => {
  // The list is long and rarely changes.
  let last = { list: '', first: firstOf('[]') };
  return {
    report: (productId) => documentForAll(database, String(productId)),
    firstApps: async () => {
      const list = await listedProducts(database, { limit: LISTED });
      if (list !== last.list) last = { list, first: firstOf(list) };
      return last.first;
    },
  };
};
