import { alsoOffered } from './also-offered.ts';
import { FACT_CHANCES } from './fact-chances.ts';
import { foundBy, type WeighedRule } from './idea.ts';
import { LINK_CHANCES } from './link-chances.ts';
import { mostDiscussed, questions, storesNearby } from './link-ideas.ts';
import { askUsers } from './money-ideas.ts';
import { articleToProduct, keepResults, otherSide, secondGroup, standOut, together } from './own-chances.ts';
import { goodsInLessons, guestsSignUp } from './own-ideas.ts';
import { namedOnce } from './page-ideas.ts';
import { fullerBaskets, toAdvertisers, toSubscribers } from './service-ideas.ts';

const RULES: readonly WeighedRule[] = [
  { kind: 'ask-users', weight: 0.8, rule: askUsers },
  { kind: 'other-side', weight: 0.66, rule: otherSide },
  { kind: 'also-offered', weight: 0.57, rule: alsoOffered },
  { kind: 'stores-nearby', weight: 0.53, rule: storesNearby },
  { kind: 'guests-sign-up', weight: 0.66, rule: guestsSignUp },
  { kind: 'goods-in-lessons', weight: 0.64, rule: goodsInLessons },
  { kind: 'most-discussed', weight: 0.55, rule: mostDiscussed, isAnywhere: true },
  { kind: 'questions', weight: 0.56, rule: questions, isAnywhere: true },
  { kind: 'named-once', weight: 0.64, rule: namedOnce },
  { kind: 'to-advertisers', weight: 0.45, rule: toAdvertisers, isAnywhere: true },
  { kind: 'fuller-baskets', weight: 0.6, rule: fullerBaskets },
  { kind: 'to-subscribers', weight: 0.55, rule: toSubscribers, isAnywhere: true },
  { kind: 'second-group', weight: 0.52, rule: secondGroup },
  { kind: 'stand-out', weight: 0.52, rule: standOut },
  { kind: 'together', weight: 0.5, rule: together },
  { kind: 'article-to-product', weight: 0.6, rule: articleToProduct, isAnywhere: true },
  { kind: 'keep-results', weight: 0.55, rule: keepResults },
  ...FACT_CHANCES,
  ...LINK_CHANCES,
];

/** Whom or what the site could win with what its pages show; no defect of a page, which is a suggestion. */
export const chancesIn = foundBy(RULES);
