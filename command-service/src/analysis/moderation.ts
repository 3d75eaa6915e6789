import { secondFactorMissing } from '@twofold/sessions/second-factor';
import type { Request } from 'express';
import { Refusal } from '../decider.ts';

/** Implemented by the accounts slice. */
export type Moderators = {
  readonly stateOf: (userId: number, role: 'moderator') => Promise<'absent' | 'locked' | 'active'>;
  readonly demandProof: (request: Request) => Promise<void>;
};

/**
 * Runs a command on an app, possibly as a moderator. A moderator whose role is locked gets the reason. An irreversible
 * action requires a recent proof of the second factor (D-132).
 * @throws HttpError 403
 */
export type Moderation = <Result>(
  by: { readonly request: Request; readonly userId: number; readonly isSensitive?: boolean },
  run: (isModerator: boolean) => Promise<Result>,
) => Promise<Result>;

export const createModeration =
  ({ stateOf, demandProof }: Moderators): Moderation =>
  async ({ request, userId, isSensitive = false }, run) => {
    const state = await stateOf(userId, 'moderator');
    if (state === 'active' && isSensitive) await demandProof(request);
    try {
      return await run(state === 'active');
    } catch (error) {
      if (state === 'locked' && error instanceof Refusal) throw secondFactorMissing();
      throw error;
    }
  };
