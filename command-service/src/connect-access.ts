import { role } from '@twofold/contracts/accounts/role';
import type { EventStore } from '@twofold/event-store/port';
import type { HasRole } from './accounts/staff.ts';
import { createFindApp, type FindApp } from './analysis/find-app.ts';
import type { Belongings } from './belongings/belongings.ts';
import { createIsInvolvedInFeedback } from './feedback/is-involved.ts';
import type { FoldStream } from './fold-stream.ts';
import type { Buyers } from './orders/buyers.ts';
import type { Assignments } from './reviews/assignments.ts';

type AccessDeps = {
  readonly store: EventStore;
  readonly fold: FoldStream;
  readonly belongings: Belongings;
  readonly hasRole: HasRole;
  readonly assignments: Pick<Assignments, 'hasReview'>;
  /** Orders are built after this and use it, so the dependency is resolved on first use. */
  readonly mayOpenOrder: Buyers['mayOpen'];
};

/** Decides who may see which app, for all commands (D-134). Slices do not import each other, so their rules meet here. */
export const connectAccess = ({ store, hasRole, assignments, ...deps }: AccessDeps): FindApp => {
  const isInvolvedInFeedback = createIsInvolvedInFeedback(deps);
  const isStaff = async (userId: number): Promise<boolean> => {
    for (const each of role.options) if (await hasRole(userId, each)) return true;
    return false;
  };
  return createFindApp({
    store,
    isInvolved: async (productId, asking) => {
      const { userId, isByToken = false } = asking;
      if (userId !== undefined) {
        if (!isByToken && (await isStaff(userId))) return true;
        if (await assignments.hasReview(productId, userId)) return true;
      }
      return isInvolvedInFeedback(productId, asking);
    },
  });
};
