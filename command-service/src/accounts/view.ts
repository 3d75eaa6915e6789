import type { UserView } from '@twofold/contracts/accounts/api';
import type { Position } from '@twofold/event-store/port';
import { later } from '../command-handler.ts';
import { refuse } from '../decider.ts';
import type { RegisteredUser } from './decider.ts';
import type { Found, People } from './people.ts';

/** The available credits, from the credits slice. */
export type BalanceOf = (
  userId: number,
) => Promise<{ readonly available: number; readonly position: Position | undefined }>;

/** A person as they see themselves. @throws Refusal `user-not-found` */
export type ViewOf = (userId: number) => Promise<Found<UserView>>;

/** Read from the log, since the read model may lag behind. */
export const createViewOf = (deps: {
  readonly people: People;
  readonly balanceOf: BalanceOf;
  /** Whether roles of staff work only with a second factor; absent: they work without. */
  readonly staffNeedSecondFactor?: boolean;
}): ViewOf => {
  const { people, balanceOf, staffNeedSecondFactor = false } = deps;
  return async (userId) => {
    const [user, balance] = await Promise.all([people.user(userId), balanceOf(userId)]);
    if (user.found.status !== 'registered') return refuse('user-not-found');
    const view = toView(user.found, balance.available);
    const isLocked = staffNeedSecondFactor && user.found.secondFactors.factors.length === 0;
    const found: UserView = view.roles && isLocked ? { ...view, needsSecondFactor: true } : view;
    return { found, position: later(user.position, balance.position) };
  };
};

const toView = (user: RegisteredUser, credits: number): UserView => ({
  id: user.userId,
  email: user.email,
  emailConfirmed: user.isEmailConfirmed,
  username: user.email,
  fullName: user.fullName,
  socialProfile: user.socialProfile,
  expertise: user.expertise,
  credits,
  createdAt: user.registeredAt,
  ...(user.roles.length > 0 && { roles: [...user.roles] }),
});
