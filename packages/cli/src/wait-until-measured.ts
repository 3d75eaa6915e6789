import { readReport } from './analyze.ts';
import type { Api, Product } from './client.ts';

const LOOK_EVERY_MS = 2_000;
const PATIENCE_MS = 180_000;

/** The dependencies of the wait. */
export type Clock = { readonly now: () => number; readonly sleep: (ms: number) => Promise<void> };

/** Waits until a browser has measured the site, or that has failed; after three minutes answers what there is. */
export const waitUntilMeasured = async (api: Api, report: Product, clock: Clock): Promise<Product> => {
  const until = clock.now() + PATIENCE_MS;
  let latest = report;
  while (latest.measurement === 'under-way' && clock.now() < until) {
    await clock.sleep(LOOK_EVERY_MS);
    latest = await readReport(api, report.id);
  }
  return latest;
};
