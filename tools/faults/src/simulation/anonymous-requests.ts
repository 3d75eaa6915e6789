import { userCategory } from '@twofold/command-service/accounts/category';
import { resetMail, resetMailKey } from '@twofold/command-service/accounts/password-resets/send-reset-mail';
import type { Verified } from '@twofold/command-service/accounts/verify-login';
import { partOf } from '@twofold/command-service/command-handler';
import { Refusal } from '@twofold/command-service/decider';
import { withFreeId } from '@twofold/command-service/requests/with-free-id';
import type { Position } from '@twofold/event-store/port';
import { askForFactor } from './login-tickets.ts';
import { answer, contextOf, LoggedOut, type Sent, type Served, type Serving } from './serving.ts';
import { contentOf, type AnonymousAction } from './action.ts';

const REGISTER_LEASE_MS = 30_000;
const LEASE_MS = 10_000;
const VISITOR = 'visitor';

type Request<Kind extends AnonymousAction['kind']> = Sent & {
  readonly action: Extract<AnonymousAction, { kind: Kind }>;
};

/** As `registration-routes.ts`. */
export const register = async (sent: Request<'register'>, serving: Serving): Promise<Served> => {
  const { service } = serving;
  const { email, password } = sent.action;
  let verified: Verified | undefined;
  const answered = await service.repeatable({
    key: sent.key,
    asker: VISITOR,
    content: contentOf(sent.action),
    limitMs: REGISTER_LEASE_MS,
    sequences: { userId: 'user_ids' },
    run: async (write) => {
      const person = {
        email,
        password,
        registeredAt: write.at.toISOString(),
        from: undefined,
        context: contextOf(sent, write.commandId, VISITOR),
      };
      const id = { name: 'userId', taken: 'user-id-taken' };
      const registered = await withFreeId(write, id, (userId) =>
        service.accounts.registerPerson({ ...person, userId }),
      );
      verified = registered.verified;
      return answer({ userId: registered.found.id }, registered.position);
    },
  });
  verified ??= await service.accounts.verifyLogin(email, password, undefined);
  if (!verified || verified.needsFactor) return { answer: answered };
  return openSession(sent, serving, verified, answered);
};

/** As `login-routes.ts`. */
export const logIn = async (sent: Request<'login'>, serving: Serving): Promise<Served> => {
  const { service } = serving;
  const { email, password } = sent.action;
  const verified = await service.accounts.verifyLogin(email, password, undefined);
  if (!verified) throw new Refusal('invalid-login');
  const { userId } = verified;
  const answered = await service.repeatable({
    key: sent.key,
    asker: `user-${userId}`,
    content: contentOf(sent.action),
    limitMs: LEASE_MS,
    run: async () => {
      if (verified.needsFactor) return { status: 202, body: '{}', position: undefined };
      const { position } = await service.accounts.viewOf(userId);
      return answer({ userId }, position);
    },
  });
  if (verified.needsFactor) return askForFactor(sent, serving, verified);
  if (answered.status === 202) throw new LoggedOut();
  return openSession(sent, serving, verified, answered);
};

/** As `open-session.ts`, and `bring-orders.ts` after it. */
export const openSession = async (
  sent: Sent,
  { service: { accounts, newId }, nowMs }: Serving,
  verified: Verified,
  answered: Served['answer'],
): Promise<Served> => {
  const sessionId = newId();
  const { sessions } = accounts.tables;
  const { userId, provenBy } = verified;
  const startedAt = new Date(nowMs()).toISOString();
  await sessions.open(sessionId, { userId, startedAt, ...(provenBy !== undefined && { secondFactorAt: startedAt }) });
  if (!(await accounts.isStillProven(verified))) {
    await sessions.end(sessionId);
    throw new LoggedOut();
  }
  const context = contextOf(sent, newId(), `user-${userId}`);
  const position = await accounts.claimOrdersOf({ userId, browser: sent.window.browser, context });
  const isLater = position !== undefined && (answered.position === undefined || position > answered.position);
  return { answer: isLater ? { ...answered, position } : answered, sessionId };
};

/** As `password-resets/routes.ts`. */
export const askForReset = async (sent: Request<'ask-reset'>, { service, nowMs }: Serving): Promise<Served> => {
  const emailId = await service.accounts.emailId(sent.action.email);
  const answered = await service.repeatable({
    key: sent.key,
    asker: VISITOR,
    content: contentOf(sent.action),
    limitMs: LEASE_MS,
    run: async ({ commandId, at }) => {
      const context = contextOf(sent, commandId, VISITOR);
      const { id: resetId } = partOf(context, `password-reset/${emailId}`);
      const job = resetMail(emailId, { resetId, requestedAt: at.toISOString() }, context);
      await service.accounts.jobs.schedule(job, new Date(nowMs()), resetMailKey(emailId));
      return answer({}, undefined);
    },
  });
  return { answer: answered };
};

/** As `password-resets/routes.ts`. */
export const resetPassword = async (sent: Request<'reset'>, { service, nowMs }: Serving): Promise<Served> => {
  const { token, password } = sent.action;
  const { resets } = service.accounts.tables;
  const answered = await service.repeatable({
    key: sent.key,
    asker: VISITOR,
    content: contentOf(sent.action),
    limitMs: LEASE_MS,
    run: async ({ commandId }) => {
      if ((await resets.ownerOf({ token, commandId })) === undefined) throw new Refusal('no-such-link');
      const hash = await service.accounts.passwords.hash(password, undefined);
      let position: Position | undefined;
      const record = async (userId: number): Promise<void> => {
        const context = { ...contextOf(sent, commandId, `user-${userId}`), id: service.newId() };
        const passwordCommitment = await service.accounts.commitToHash(userId, hash);
        const data = { userId, changedAt: new Date(nowMs()).toISOString(), isStrong: true, passwordCommitment };
        ({ position } = await service.handle(userCategory, userId, { type: 'ChangePassword', data }, context));
      };
      if (!(await resets.use({ token, commandId }, { hash, isStrong: true }, record)))
        throw new Refusal('no-such-link');
      return answer({}, position);
    },
  });
  return { answer: answered };
};

/** As `email-confirmations/routes.ts`. */
export const confirmEmail = async (sent: Request<'confirm'>, { service }: Serving): Promise<Served> => {
  const { token } = sent.action;
  const { accounts, handle, repeatable } = service;
  const answered = await repeatable({
    key: sent.key,
    asker: VISITOR,
    content: contentOf(sent.action),
    limitMs: LEASE_MS,
    run: async ({ commandId, at }) => {
      const userId = await accounts.tables.confirmations.userOf(token);
      if (userId === undefined) throw new Refusal('no-such-link');
      const context = partOf(contextOf(sent, commandId, `user-${userId}`), 'ConfirmEmail');
      const data = { userId, confirmedAt: at.toISOString() };
      const confirmed = await handle(userCategory, userId, { type: 'ConfirmEmail', data }, context);
      const { position = confirmed.position } = await accounts.releaseLedger(userId, data.confirmedAt, context);
      return answer({}, position);
    },
  });
  return { answer: answered };
};
