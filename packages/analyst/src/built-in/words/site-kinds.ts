/** What kind of site a page can belong to; `site` where nothing tells. */
export type SiteKind =
  | 'software'
  | 'shop'
  | 'blog'
  | 'news'
  | 'docs'
  | 'open-source'
  | 'local'
  | 'restaurant'
  | 'lodging'
  | 'health'
  | 'directory'
  | 'game'
  | 'portfolio'
  | 'agency'
  | 'nonprofit'
  | 'government'
  | 'course'
  | 'event'
  | 'community'
  | 'site';

/** How a kind of site is called in a sentence. */
export const kindNames: Readonly<Record<SiteKind, string>> = {
  software: 'software product',
  shop: 'shop',
  blog: 'blog',
  news: 'news site',
  docs: 'documentation site',
  'open-source': 'open-source project',
  local: 'local business',
  restaurant: 'restaurant',
  lodging: 'place to stay',
  health: 'practice',
  directory: 'search service',
  game: 'game',
  portfolio: 'personal portfolio',
  agency: 'service provider',
  nonprofit: 'nonprofit',
  government: 'public authority',
  course: 'place to learn',
  event: 'event',
  community: 'community',
  site: 'website',
};
