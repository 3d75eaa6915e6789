import type { EventStore } from '@twofold/event-store/port';
import { HttpError } from '@twofold/http/respond-to-errors';
import { demandFreshProof, secondFactorMissing } from '@twofold/sessions/second-factor';
import { accountIdOf } from '@twofold/sessions/sessions';
import type { Request, RequestHandler } from 'express';
import { z } from 'zod';

const roleChange = z.object({ role: z.string() });
const factorChange = z.object({ factorId: z.string() });

/** Whether a user is an auditor now, and whether the account has a second factor. */
type AuditorState = { readonly isAuditor: boolean; readonly hasFactor: boolean };

/** The state of an account according to the log, not to a read model. */
const createStateOf =
  (stored: Pick<EventStore, 'readStream'>) =>
  async (accountId: number): Promise<AuditorState> => {
    let isAuditor = false;
    const factors = new Set<string | undefined>();
    for await (const { type, data } of stored.readStream(`user-${accountId}`)) {
      if (type === 'UserErased') isAuditor = false;
      // An unreadable role event grants nothing.
      if (type === 'RoleGranted' || type === 'RoleRevoked')
        isAuditor = roleChange.safeParse(data).data?.role === 'auditor' ? type === 'RoleGranted' : isAuditor;
      if (type === 'SecondFactorAdded') factors.add(factorChange.safeParse(data).data?.factorId);
      if (type === 'SecondFactorRemoved') factors.delete(factorChange.safeParse(data).data?.factorId);
      if (type === 'SecondFactorReset') factors.clear();
    }
    return { isAuditor, hasFactor: factors.size > 0 };
  };

export type Gate = {
  /** Whether the user has the role, and it is active. */
  readonly isAuditor: (accountId: number) => Promise<boolean>;
  /** Everyone else gets the answer for an unknown path. */
  readonly onlyAuditors: RequestHandler;
  /** Requires a recent proof of the second factor from auditors who have one. Behind `onlyAuditors`. */
  readonly demandProof: RequestHandler;
};
export type IsAuditor = Gate['isAuditor'];

/** `staffNeedSecondFactor`: the role works only with a second factor (D-132). */
export const createGate = (deps: {
  readonly stored: Pick<EventStore, 'readStream'>;
  readonly staffNeedSecondFactor: boolean;
  readonly now: () => Date;
}): Gate => {
  const stateOf = createStateOf(deps.stored);
  const isLocked = ({ hasFactor }: AuditorState): boolean => deps.staffNeedSecondFactor && !hasFactor;
  return {
    isAuditor: async (accountId) => {
      const state = await stateOf(accountId);
      return state.isAuditor && !isLocked(state);
    },
    onlyAuditors: async (request, _response, next) => {
      const accountId = accountIdOf(request);
      const state = accountId === undefined ? undefined : await stateOf(accountId);
      if (state?.isAuditor !== true) throw nothingHere(request);
      if (isLocked(state)) throw secondFactorMissing();
      next();
    },
    demandProof: async (request, _response, next) => {
      const { hasFactor } = await stateOf(auditorOf(request));
      if (hasFactor) demandFreshProof(request, deps.now());
      next();
    },
  };
};

const nothingHere = (request: Request): HttpError => {
  // The cookie of an extended session would reveal that there is something here.
  Reflect.deleteProperty(request, 'session');
  return new HttpError(404, 'Not found');
};

/** The auditor who sent a request, behind `onlyAuditors`. */
export const auditorOf = (request: Request): number => {
  const accountId = accountIdOf(request);
  if (accountId === undefined) throw new Error('This route is not behind the gate');
  return accountId;
};
