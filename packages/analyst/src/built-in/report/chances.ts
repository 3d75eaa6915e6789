import { foundBy } from './idea.ts';
import { LINK_CHANCES } from './link-chances.ts';
import { toAdvertisers, toSubscribers } from './service-ideas.ts';

/** Whom or what the site could win with what its pages show; no defect of a page, which is a suggestion. */
export const chancesIn = foundBy([
  { kind: 'to-advertisers', weight: 0.45, rule: toAdvertisers, isAnywhere: true },
  { kind: 'to-subscribers', weight: 0.55, rule: toSubscribers, isAnywhere: true },
  ...LINK_CHANCES,
]);
