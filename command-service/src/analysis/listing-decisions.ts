import type { AnalysisEvent } from '@twofold/contracts/analysis/events';
import { refuse } from '../decider.ts';
import type { ListProductAgain, Removal, TakeProductDown, UnlistProduct } from './commands.ts';
import type { Analysis } from './decider.ts';
import { isDisowned } from './measurement-decisions.ts';

type Product = Extract<Analysis, { status: 'completed' | 'taken-down' }>;

/** The product, if its report is available. @throws Refusal `product-not-found` */
export const published = (analysis: Analysis): Product =>
  analysis.status === 'completed' ? analysis : refuse('product-not-found');

/** The role in which a user removes a product. */
const removalOf = ({ owner }: Product, { productId, userId, isModerator, reason }: Removal) => {
  const isOwner = owner === userId;
  if (!isOwner && !isModerator) return refuse('not-your-product');
  if (!isOwner && reason === undefined) return refuse('reason-required');
  return { productId, userId, as: isOwner ? 'owner' : 'moderator', ...(reason !== undefined && { reason }) } as const;
};

/** A moderator may unlist an app that its owner unlisted: from then on the owner cannot undo it. */
export const unlist = ({ data }: UnlistProduct, analysis: Analysis): readonly AnalysisEvent[] => {
  const product = published(analysis);
  const removal = removalOf(product, data);
  const isStronger = product.unlistedBy === 'owner' && removal.as === 'moderator';
  if (!product.isListed && !isStronger) return [];
  return [{ type: 'ProductUnlisted', data: { ...removal, unlistedAt: data.unlistedAt } }];
};

/**
 * An app that its owner or a moderator unlisted can be listed again by the same role. An app whose owner was erased stays
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
