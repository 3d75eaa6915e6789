import { foundBy } from './idea.ts';
import { LINK_CHANCES } from './link-chances.ts';
import { toAdvertisers, toSubscribers } from './service-ideas.ts';

/** People or income that the site could win with what its pages show. Defects are suggestions instead. */
export const chancesIn = foundBy([
  { kind: 'to-advertisers', weight: 0.45, rule: toAdvertisers, isAnywhere: true },
  { kind: 'to-subscribers', weight: 0.55, rule: toSubscribers, isAnywhere: true },
  ...LINK_CHANCES,
]);
