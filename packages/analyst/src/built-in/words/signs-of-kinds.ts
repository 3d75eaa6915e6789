import type { Topic } from './lexicon.ts';
import type { SiteKind } from './site-kinds.ts';

/** Signs that are no words: how the page is made, and what its machine-readable parts say. */
export type Structure =
  | 'has-price'
  | 'monthly-price'
  | 'many-prices'
  | 'password-form'
  | 'phone'
  | 'place'
  | 'one-voice'
  | 'long-read'
  | 'many-headlines'
  | 'code-host'
  | 'code-link'
  | 'named-like-code'
  | 'docs-address'
  | 'docs-title'
  | 'numbered'
  | 'government-host'
  | 'marked-product'
  | 'marked-article'
  | 'marked-news'
  | 'marked-place'
  | 'marked-food'
  | 'marked-lodging'
  | 'marked-health'
  | 'marked-software'
  | 'marked-event'
  | 'marked-course'
  | 'marked-game'
  | 'marked-charity'
  | 'marked-government';

/** A topic, `!` and a topic when it counts only if it comes up often, or a structure. */
export type Sign = Topic | Structure | `!${Topic}`;

/** How much each sign speaks for a kind of site. `!` marks topics that count only when they come up three times or more. */
export const kindSigns: Readonly<Record<Exclude<SiteKind, 'site'>, readonly (readonly [Sign, number])[]>> = {
  software: [
    ['software', 1.5],
    ['free-trial', 2.5],
    ['login', 1.5],
    ['sign-up', 1.5],
    ['demo', 2],
    ['integrations', 1.5],
    ['monthly-price', 2],
    ['security', 1],
    ['password-form', 1],
    ['marked-software', 4],
    ['migration', 1],
    ['free-plan', 0.7],
    ['no-card', 1.5],
    ['plans', 0.5],
  ],
  shop: [
    ['cart', 3.5],
    ['shipping', 2.5],
    ['returns', 1.2],
    ['gift', 0.8],
    ['marked-product', 3],
    ['many-prices', 2.5],
    ['has-price', 1.2],
    ['handmade', 0.8],
    ['subscription', 0.4],
  ],
  blog: [
    ['blog', 2],
    ['posted', 2.2],
    ['marked-article', 2.5],
    ['long-read', 1.3],
    ['one-voice', 1.5],
    ['newsletter', 0.4],
    ['!blog', 1.5],
  ],
  news: [
    ['!news', 4],
    ['many-headlines', 2.5],
    ['marked-news', 3.5],
    ['posted', 0.6],
    ['subscription', 0.3],
  ],
  docs: [
    ['!docs', 3],
    ['docs', 1],
    ['docs-address', 4],
    ['docs-title', 3],
    ['numbered', 1.5],
    ['install', 1],
  ],
  'open-source': [
    ['open-source', 2],
    ['!open-source', 2],
    ['open-licence', 1],
    ['install', 3.5],
    ['code-host', 3],
    ['code-link', 1],
    ['named-like-code', 2.5],
    ['docs', 0.8],
  ],
  local: [
    ['place', 2.8],
    ['hours', 1.2],
    ['directions', 1],
    ['booking', 0.8],
    ['craft-trade', 1.4],
    ['!craft-trade', 0.8],
    ['phone', 1.2],
    ['marked-place', 4],
  ],
  restaurant: [
    ['place', 1.5],
    ['hours', 0.8],
    ['booking', 0.8],
    ['menu', 0.8],
    ['!menu', 3],
    ['marked-food', 6],
  ],
  lodging: [
    ['place', 1.2],
    ['booking', 1],
    ['lodging', 0.6],
    ['!lodging', 3.2],
    ['marked-lodging', 6],
  ],
  health: [
    ['place', 1.5],
    ['hours', 0.8],
    ['booking', 0.8],
    ['health', 0.6],
    ['!health', 3],
    ['marked-health', 6],
  ],
  directory: [
    ['directory', 1],
    ['!directory', 3.5],
    ['community', 0.3],
  ],
  game: [
    ['game', 1],
    ['!game', 4],
    ['marked-game', 4],
  ],
  portfolio: [
    ['portfolio', 2.2],
    ['!portfolio', 1.5],
    ['one-voice', 1.2],
    ['services', 0.3],
  ],
  agency: [
    ['services', 1.6],
    ['!services', 2],
    ['case-studies', 2],
    ['ask-price', 1.4],
    ['about', 0.4],
  ],
  nonprofit: [
    ['donate', 2.5],
    ['!donate', 1.5],
    ['volunteer', 1.5],
    ['charity', 2],
    ['!charity', 1],
    ['marked-charity', 4],
  ],
  government: [
    ['!government', 4],
    ['government-host', 6],
    ['marked-government', 5],
  ],
  course: [
    ['course', 0.8],
    ['!course', 4.5],
    ['marked-course', 4],
  ],
  event: [
    ['event', 0.6],
    ['!event', 3.4],
    ['marked-event', 4],
  ],
  community: [
    ['community', 0.5],
    ['!community', 3],
  ],
};

/** Signs of which a kind needs at least one; without any, its score counts little, however many others there are. */
export const neededSigns: Readonly<Partial<Record<SiteKind, readonly Sign[]>>> = {
  shop: ['cart', 'marked-product'],
  local: ['place', 'phone', 'marked-place', '!craft-trade'],
  restaurant: ['!menu', 'marked-food'],
  lodging: ['!lodging', 'marked-lodging'],
  health: ['!health', 'marked-health'],
  docs: ['docs-address', 'docs-title', 'install', '!docs'],
  'open-source': ['open-licence', 'install', 'code-host', 'named-like-code', '!open-source'],
  news: ['!news', 'marked-news'],
  course: ['!course', 'marked-course'],
  event: ['!event', 'marked-event'],
  game: ['!game', 'marked-game'],
  community: ['!community'],
  directory: ['!directory'],
  government: ['!government', 'government-host', 'marked-government'],
  nonprofit: ['donate', 'volunteer', '!charity', 'marked-charity'],
  portfolio: ['one-voice', '!portfolio'],
  agency: ['services', 'case-studies'],
};
