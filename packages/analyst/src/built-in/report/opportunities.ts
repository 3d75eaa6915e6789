import { foundBy } from './opportunity.ts';
import { LINK_OPPORTUNITIES } from './link-opportunities.ts';
import { toAdvertisers, toSubscribers } from './service-opportunities.ts';

/** People or income that the site could win with what its pages show. Defects are suggestions instead. */
export const opportunitiesIn = foundBy([
  { kind: 'to-advertisers', weight: 0.45, rule: toAdvertisers, isAnywhere: true },
  { kind: 'to-subscribers', weight: 0.55, rule: toSubscribers, isAnywhere: true },
  ...LINK_OPPORTUNITIES,
]);
