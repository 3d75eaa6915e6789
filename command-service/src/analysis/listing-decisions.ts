import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { refuse } from '../decider.ts';
import type { ListProductAgain, Removal, TakeProductDown, UnlistProduct } from './commands.ts';
import type { Analysis } from './decider.ts';
import { isDisowned } from './measurement-decisions.ts';

type Product = Extract<Analysis, { status: 'completed' | 'taken-down' }>;

/** A report that is there. @throws Refusal `product-not-found` */
export const published = (analysis: Analysis): Product =>
  analysis.status === 'completed' ? analysis : refuse('product-not-found');

/** In which role a user takes a product down. */
const removalOf = ({ owner }: Product, { productId, userId, isModerator, reason }: Removal) => {
  const isOwner = owner === userId;
  if (!isOwner && !isModerator) return refuse('not-your-product');
  if (!isOwner && reason === undefined) return refuse('reason-required');
  return { productId, userId, as: isOwner ? 'owner' : 'moderator', ...(reason !== undefined && { reason }) } as const;
};

/** A moderator's unlisting is recorded after the owner's, too: from then on the owner cannot undo it. */
export const unlist = ({ data }: UnlistProduct, analysis: Analysis): readonly AnalysisEvent[] => {
  const product = published(analysis);
  const removal = removalOf(product, data);
  const isStronger = product.unlistedBy === 'owner' && removal.as === 'moderator';
  if (!product.isListed && !isStronger) return [];
  return [{ type: 'ProductUnlisted', data: { ...removal, unlistedAt: data.unlistedAt } }];
};

/**
 * Its owner or a moderator can list an app again that the same role unlisted. An app whose owner was erased stays
 * unlisted.
 */
export const listAgain = ({ data }: ListProductAgain, analysis: Analysis): readonly AnalysisEvent[] => {
  const product = published(analysis);
  const { productId, userId, isModerator, listedAt } = data;
  const isOwner = product.owner === userId;
  if (!isOwner && !isModerator) return refuse('not-your-product');
  if (isDisowned(product)) return refuse('product-not-found');
  if (product.isListed) return [];
  const as = product.unlistedBy ?? 'owner';
  if (as === 'moderator' && !isModerator) return refuse('unlisted-by-moderator');
  if (as === 'owner' && !isOwner) return refuse('not-your-product');
  return [{ type: 'ProductListedAgain', data: { productId, userId, as, listedAt } }];
};

export const takeDown = ({ data }: TakeProductDown, analysis: Analysis): readonly AnalysisEvent[] => {
  const product = analysis.status === 'taken-down' ? analysis : published(analysis);
  const removal = removalOf(product, data);
  if (product.status === 'taken-down') return [];
  return [{ type: 'ProductTakenDown', data: { ...removal, takenDownAt: data.takenDownAt } }];
};
