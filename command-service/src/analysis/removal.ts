import { refuse } from '../decider.ts';

/** Whoever is not the owner must be a moderator and say why (D-39). */
type Removal = {
  readonly productId: number;
  readonly userId: number;
  readonly isModerator: boolean;
  readonly reason?: string | undefined;
};
export type UnlistProduct = {
  readonly type: 'UnlistProduct';
  readonly data: Removal & { readonly unlistedAt: string };
};
export type TakeProductDown = {
  readonly type: 'TakeProductDown';
  readonly data: Removal & { readonly takenDownAt: string };
};

/** In which capacity somebody takes a product away. */
export const removalOf = (
  { owner }: { readonly owner: number | undefined },
  { productId, userId, isModerator, reason }: Removal,
) => {
  const isOwner = owner === userId;
  if (!isOwner && !isModerator) return refuse('not-your-product');
  if (!isOwner && reason === undefined) return refuse('reason-required');
  return { productId, userId, as: isOwner ? 'owner' : 'moderator', ...(reason !== undefined && { reason }) } as const;
};
