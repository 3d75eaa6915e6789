import { partOf, type CommandContext, type HandleCommand } from '../command-handler.ts';
import { createAbandon } from '../abandon.ts';
import { emailCategory, userCategory } from './category.ts';
import type { People } from './people.ts';

export type ClaimToMake = {
  readonly emailId: string;
  readonly userId: number;
  readonly claimedAt: string;
  readonly context: CommandContext;
};

export type ClaimAddress = (claim: ClaimToMake) => Promise<void>;

/**
 * Claims an address for an account during registration. Idempotent. If the address is claimed by a registration that
 * never finished, that registration is abandoned first and can never finish.
 * @throws Refusal `email-taken`
 */
export const createClaimAddress = (deps: {
  readonly handle: HandleCommand;
  readonly people: People;
  readonly now: () => Date;
}): ClaimAddress => {
  const { handle, people, now } = deps;
  const abandon = createAbandon(deps);

  /** Whether a claimant can never become a user. */
  const isAbandoned = async (claimant: number, claimedAt: string, context: CommandContext): Promise<boolean> => {
    const { found } = await people.user(claimant);
    if (found.status !== 'absent') return found.status !== 'registered';
    const data = { userId: claimant, abandonedAt: now().toISOString() };
    const command = { type: 'AbandonRegistration', data } as const;
    return abandon(userCategory, { id: claimant, begunAt: claimedAt, command }, context);
  };

  return async ({ emailId, userId, claimedAt, context }) => {
    const { found: claim } = await people.claim(emailId);
    const isOthers = claim.status === 'claimed' && claim.userId !== userId;
    const insteadOf =
      isOthers && (await isAbandoned(claim.userId, claim.claimedAt, context)) ? claim.userId : undefined;
    const data = { userId, claimedAt, insteadOf };
    await handle(emailCategory, emailId, { type: 'ClaimEmail', data }, partOf(context, `ClaimEmail/${userId}`));
  };
};
