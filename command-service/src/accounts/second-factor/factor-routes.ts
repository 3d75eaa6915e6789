import {
  addPasskeyBody,
  beginFactorBody,
  confirmTotpBody,
  type BeginFactorBody,
} from '@twofold/contracts/accounts/second-factor';
import { HttpError } from '@twofold/http/respond-to-errors';
import { deviceName } from '@twofold/sessions/device-name';
import {
  demandFreshProof,
  endUnprovenSessions,
  forgetProofsOf,
  proveSecondFactor,
} from '@twofold/sessions/second-factor';
import { requireAccountId } from '@twofold/sessions/sessions';
import { Router, type Request } from 'express';
import type pg from 'pg';
import type { CommandContext } from '../../command-handler.ts';
import { uuidInPath } from '../../requests/uuid-in-path.ts';
import type { Answer } from '../../requests/request-log.ts';
import type { Asked, Done, Write } from '../../requests/write.ts';
import type { RegisteredUser } from '../decider.ts';
import type { People } from '../people.ts';
import type { ProveOwner } from '../prove-owner.ts';
import type { ChangeFactors, Changed, Changing } from './change-factors.ts';
import type { EnrollmentCodes } from './enrollment-codes.ts';
import type { Passkeys } from './passkeys.ts';

export type FactorRoutesDeps = {
  readonly write: Write;
  readonly pool: pg.Pool;
  readonly people: People;
  readonly proveOwner: ProveOwner;
  readonly changeFactors: ChangeFactors;
  readonly passkeys: Passkeys;
  readonly enrollmentCodes: EnrollmentCodes;
  readonly now: () => Date;
  readonly newId: () => string;
};

/** The recorded answer omits secrets that are displayed once. */
type DoneOnce = Done & { readonly shown?: unknown };

/** Adding and removing second factors, and creating new recovery codes. */
export const factorRoutes = (deps: FactorRoutesDeps): Router => Router().use(addingRoutes(deps), changeRoutes(deps));

const addingRoutes = (deps: FactorRoutesDeps): Router => {
  const { write, pool, changeFactors, passkeys, now, newId } = deps;
  const me = createFindMe(deps);
  const { mayBegin } = createAdmission(deps, me);

  /**
   * The request that added a factor has proven it; a repeat has not. All sessions of the account that have not proven a
   * factor are ended.
   */
  const trustOnlyProven = async (request: Request, hasJustAdded: boolean): Promise<void> => {
    if (hasJustAdded) await proveSecondFactor(pool, request, now());
    await endUnprovenSessions(pool, requireAccountId(request));
  };

  const beginTotp = write({
    who: 'account',
    body: beginFactorBody,
    prove: mayBegin,
    handler: async ({ userId }) => {
      const factorId = newId();
      await changeFactors.beginTotp(await me(userId), factorId);
      return { body: { id: factorId }, position: undefined };
    },
    after: async ({ request }, answer) => {
      const { id } = JSON.parse(answer.body) as { readonly id: string };
      return {
        ...answer,
        body: JSON.stringify(await changeFactors.describeTotp(await me(requireAccountId(request)), id)),
      };
    },
  });

  const confirmTotp = write({
    who: 'account',
    path: factorIn,
    body: confirmTotpBody,
    handler: async (run) => {
      const added = await addedBefore(deps, run.userId, run.path);
      return added ?? doneOnce(await changeFactors.confirmTotp(changingIn(run), run.path, run.body.code));
    },
    after: async ({ request }, answer, done) => {
      await trustOnlyProven(request, done?.shown !== undefined);
      return shownOnce(answer, done);
    },
  });

  const beginPasskey = write({
    who: 'account',
    body: beginFactorBody,
    prove: mayBegin,
    handler: async ({ userId }) => ({
      body: { options: await passkeys.toRegister(await me(userId)) },
      position: undefined,
    }),
  });

  const addPasskey = write({
    who: 'account',
    body: addPasskeyBody,
    content: ({ body }) => body.registration.id,
    handler: async (run) => {
      const registered = await passkeys.registered(run.userId, run.body.registration);
      if (!registered) throw new HttpError(403, 'This passkey could not be verified. Begin again.');
      return doneOnce(await changeFactors.addPasskey(changingIn(run), run.body.name, registered));
    },
    after: async ({ request }, answer, done) => {
      await trustOnlyProven(request, done?.shown !== undefined);
      return shownOnce(answer, done);
    },
  });

  return Router()
    .post('/api/me/second-factors/totp', beginTotp)
    .post('/api/me/second-factors/totp/:id', confirmTotp)
    .post('/api/me/second-factors/passkey-challenges', beginPasskey)
    .post('/api/me/second-factors/passkeys', addPasskey);
};

/** The answer if the process died after the event: the app was added, its code is used up, and nothing is proven. */
const addedBefore = async (
  { people }: Pick<FactorRoutesDeps, 'people'>,
  userId: number,
  id: string,
): Promise<DoneOnce | undefined> => {
  const { found, position } = await people.user(userId);
  const isThere = found.status === 'registered' && found.secondFactors.factors.some(({ factorId }) => factorId === id);
  return isThere ? { body: { id }, position } : undefined;
};

const changeRoutes = (deps: FactorRoutesDeps): Router => {
  const { write, pool, changeFactors } = deps;
  const me = createFindMe(deps);
  const { mayChange } = createAdmission(deps, me);

  const remove = write({
    who: 'account',
    path: factorIn,
    prove: mayChange,
    handler: async (run) => {
      const position = await changeFactors.remove(changingIn(run), run.path);
      return { body: { ok: true }, position };
    },
    after: async ({ request }, answer) => {
      const { userId, secondFactors } = await me(requireAccountId(request));
      if (secondFactors.factors.length === 0) await forgetProofsOf(pool, userId);
      return answer;
    },
  });

  const renewCodes = write({
    who: 'account',
    prove: mayChange,
    handler: async (run) => doneOnce(await changeFactors.renewCodes(changingIn(run))),
    after: async (_asked, answer, done) => shownOnce(answer, done),
  });

  return Router()
    .post('/api/me/second-factors/recovery-codes', renewCodes)
    .delete('/api/me/second-factors/:id', remove);
};

type FindMe = (userId: number) => Promise<RegisteredUser>;

const createFindMe =
  ({ people }: Pick<FactorRoutesDeps, 'people'>): FindMe =>
  async (userId) => {
    const { found } = await people.user(userId);
    if (found.status !== 'registered') throw new HttpError(401, 'Not logged in');
    return found;
  };

/**
 * The first factor requires the password and, where mails are sent, a code from the mailbox: neither an open session
 * nor a stolen password may lock the owner out.
 */
const createAdmission = (
  { proveOwner, enrollmentCodes, now }: Pick<FactorRoutesDeps, 'proveOwner' | 'enrollmentCodes' | 'now'>,
  me: FindMe,
) => {
  const mayChange = async <Body>({ request, userId = 0 }: Asked<Body, string | undefined>): Promise<number> => {
    if ((await me(userId)).secondFactors.factors.length > 0) demandFreshProof(request, now());
    return userId;
  };
  return {
    mayChange,
    mayBegin: async (asked: Asked<BeginFactorBody, undefined>): Promise<number> => {
      const { userId = 0, body } = asked;
      const user = await me(userId);
      if (user.secondFactors.factors.length > 0) return mayChange(asked);
      if (body.password === undefined)
        throw new HttpError(400, 'Password is required', {
          details: [{ path: 'password', message: 'Password is required' }],
        });
      await proveOwner(asked, userId, body.password);
      if (enrollmentCodes.isNeeded(user)) await enrollmentCodes.demand(asked, user, body.emailCode);
      return userId;
    },
  };
};

const factorIn = (request: Request): string => uuidInPath(request, 'Second factor not found');

type Running = { readonly request: Request; readonly userId: number; readonly context: CommandContext };

const changingIn = ({ request, userId, context }: Running): Changing => ({
  userId,
  device: deviceName(request.get('user-agent')),
  context,
});

const doneOnce = ({ added, position }: Changed): DoneOnce => ({ body: { id: added.id }, position, shown: added });

const shownOnce = (answer: Answer, done: DoneOnce | undefined): Answer =>
  done?.shown === undefined ? answer : { ...answer, body: JSON.stringify(done.shown) };
